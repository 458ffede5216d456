import { shallowEqual, useSelector } from '@xstate/react';
import { ALERT_MS } from '../../../contract/limits';
import type { AlertActor } from '../../../machines/alert/alert.machine';
import { alertsAt } from '../../../machines/alert/alerts.select';
import { type AlertPosition, alertPositions } from '../../../machines/alert/alerts.words';
import { isAtGame } from '../../../machines/router/router.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { AlertStack } from '../../ui/AlertStack';
import { AlertToast } from '../../ui/AlertToast';
import { ButtonLink } from '../../ui/Button';
import { AlertLayer } from './AlertLayer';

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
  const { kind, slug, values, to, festive = false } = snapshot.context;
  const isPassing = snapshot.matches('passing') || snapshot.matches('held');
  return (
    <AlertToast
      type={kind}
      typeLabel={say(kinds[kind])}
      text={say(slug, values)}
      festive={festive}
      {...(festive && { title: say('Alert.Well done!') })}
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

const Corner = ({ position }: { position: AlertPosition }) => {
  const say = useSay();
  const actors = useView('alerts', (alerts) => alertsAt(alerts, position), shallowEqual);
  const isPlaying = useView('router', isAtGame);
  return actors.length === 0 ? null : (
    <AlertStack position={position} label={say(corners[position])} aside={isPlaying}>
      {actors.map((actor) => (
        <Alert key={actor.id} actor={actor} />
      ))}
    </AlertStack>
  );
};

/** Every alert of the page, each in its corner [§9]. */
export const Alerts = () => (
  <AlertLayer>
    {alertPositions.map((position) => (
      <Corner key={position} position={position} />
    ))}
  </AlertLayer>
);
