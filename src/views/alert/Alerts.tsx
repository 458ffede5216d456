import { useSelector } from '@xstate/react';
import { ALERT_MS } from '../../../contract/limits';
import type { AlertActor } from '../../../machines/alert/alert.machine';
import { alertActor, alertIds } from '../../../machines/alert/alerts.select';
import { type AlertPosition, alertPositions } from '../../../machines/alert/alerts.words';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { AlertStack } from '../../ui/AlertStack';
import { AlertToast } from '../../ui/AlertToast';
import { ButtonLink } from '../../ui/Button';
import { AlertLayer } from './AlertLayer';

const DEFAULT: AlertPosition = 'bottomRight';
const kinds = {
  info: 'Alert.Information',
  error: 'Alert.Error',
  success: 'Alert.Success',
  warning: 'Alert.Warning',
  question: 'Alert.Question',
} as const;

/** Each corner has a name of its own, or they could not be told apart without sight. */
const corners: Readonly<Record<AlertPosition, string>> = {
  topLeft: 'Alert.Messages at the top left',
  topCenter: 'Alert.Messages at the top',
  topRight: 'Alert.Messages at the top right',
  bottomLeft: 'Alert.Messages at the bottom left',
  bottomCenter: 'Alert.Messages at the bottom',
  bottomRight: 'Alert.Messages',
  center: 'Alert.Messages in the middle',
};

const Alert = ({ actor }: { actor: AlertActor }) => {
  const say = useSay();
  const snapshot = useSelector(actor, (alert) => alert);
  const { kind, slug, values, to } = snapshot.context;
  const isPassing = snapshot.matches('passing') || snapshot.matches('held');
  return (
    <AlertToast
      type={kind}
      typeLabel={say(kinds[kind])}
      text={say(slug, values)}
      closeLabel={say('Alert.Close')}
      paused={snapshot.matches('held')}
      closing={snapshot.matches('leaving')}
      {...(isPassing && { timeoutMs: ALERT_MS })}
      {...(to !== undefined && {
        actions: (
          <ButtonLink href={to} onClick={() => actor.send({ type: 'alert.close' })}>
            {say('Alert.Show')}
          </ButtonLink>
        ),
      })}
      onClose={() => actor.send({ type: 'alert.close' })}
      onPause={(shownMs) => actor.send({ type: 'alert.hold', shownMs })}
      onResume={() => actor.send({ type: 'alert.release' })}
    />
  );
};

/** Every alert of the page, each in its corner [§9]. */
export const Alerts = () => {
  const say = useSay();
  const alerts = useResident('alerts');
  const ids = useView('alerts', alertIds);
  const actors = ids.flatMap((id) => {
    const actor = alertActor(alerts.getSnapshot(), id) as AlertActor | undefined;
    return actor === undefined ? [] : [{ id, actor }];
  });
  const stacks = alertPositions.map((position) => {
    // Where an alert stands is settled when it is said.
    const here = actors.filter(
      ({ actor }) => (actor.getSnapshot().context.position ?? DEFAULT) === position,
    );
    return here.length === 0 ? null : (
      <AlertStack key={position} position={position} label={say(corners[position])}>
        {here.map(({ id, actor }) => (
          <Alert key={id} actor={actor} />
        ))}
      </AlertStack>
    );
  });
  return <AlertLayer>{stacks}</AlertLayer>;
};
