import { useSelector } from '@xstate/react';
import type { LockActor } from '../../../machines/auth/lock.machine';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { FormSheet } from '../form/FormSheet';
import { Password } from '../form/Password';

export const LockForm = ({ actor }: { actor: LockActor }) => {
  const say = useSay();
  const lock = useSelector(actor, (snapshot) => snapshot);
  const isRefused = lock.matches({ locked: 'refused' });
  return (
    <FormSheet
      title={say('Lock.The gates are still closed')}
      text={say('Lock.Those who know the word may come in.')}
      refusal={undefined}
      submitLabel={say('Lock.Open')}
      isBusy={lock.hasTag('busy')}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'lock.submit' });
      }}
    >
      <Password
        name="magic"
        label={say('Lock.The word')}
        value={lock.context.magic}
        onChange={(magic) => actor.send({ type: 'lock.type', magic })}
        onBlur={() => undefined}
        {...(isRefused && { error: say('Lock.This is not the word') })}
      />
    </FormSheet>
  );
};

export const LockPage = () => {
  const say = useSay();
  return (
    <Page title={say('Lock.The gates are still closed')} width="form">
      <Mounted at="lock" control="lock">
        {(actor) => <LockForm actor={actor} />}
      </Mounted>
    </Page>
  );
};
