import { useSelector } from '@xstate/react';
import type { User } from '../../../contract/player';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { EmailProofActor } from '../../../machines/settings/emailProof.machine';
import { changeEmailFaults } from '../../../machines/settings/settings.rules';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { Password } from '../form/Password';
import { type FormActor, useForm } from '../form/useForm';
import styles from './Settings.module.css';
import { MountedForm, SettingsForm } from './SettingsForm';

const Fields = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, changeEmailFaults);
  return (
    <SettingsForm
      form={form}
      submitLabel={say('Settings.Change the address')}
      doneLabel={say('Settings.A link is on its way')}
    >
      <div className={styles.pair}>
        <TextField
          {...form.field('email')}
          label={say('Settings.New email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <Password {...form.field('password')} label={say('Settings.Your password')} />
      </div>
    </SettingsForm>
  );
};

interface ProofProps {
  actor: EmailProofActor;
  user: User;
}

/** The address that waits: mailed again or given up. */
const EmailProof = ({ actor, user }: ProofProps) => {
  const say = useSay();
  const proof = useSelector(actor, (snapshot) => snapshot);
  const { problem } = proof.context;
  const isPending = user.resetEmail !== undefined;
  return (
    <div className={styles.notice}>
      <p>
        {isPending
          ? say('Settings.{email} waits for the link that was mailed to it.', {
              email: user.resetEmail ?? '',
            })
          : say('Settings.Your address is not proven yet.')}
      </p>
      <div className={styles.actions}>
        {isPending ? (
          <Button
            busy={proof.matches('cancelling')}
            disabled={proof.matches('mailing')}
            onClick={() => actor.send({ type: 'emailProof.cancel' })}
          >
            {say('Settings.Keep the old address')}
          </Button>
        ) : (
          <Button
            busy={proof.matches('mailing')}
            disabled={proof.matches('cancelling')}
            onClick={() => actor.send({ type: 'emailProof.mail' })}
          >
            {say('Settings.Mail the link again')}
          </Button>
        )}
      </div>
      <div role="status">
        {proof.matches({ waiting: 'mailed' }) && (
          <p className={styles.good}>{say('Settings.A link is on its way')}</p>
        )}
        {proof.matches({ waiting: 'refused' }) && problem !== undefined && (
          <p className={styles.bad}>{say(slugOfProblem(problem))}</p>
        )}
        {proof.matches({ waiting: 'unreachable' }) && (
          <p className={styles.bad}>{say('Common.The connection failed on the way.')}</p>
        )}
      </div>
    </div>
  );
};

/** The address that holds, the one that waits, and the way to another [§4 Email change]. */
export const Email = ({ user }: { user: User }) => {
  const say = useSay();
  const isOpen = user.resetEmail !== undefined || !user.emailVerified;
  return (
    <section className={styles.part} aria-label={say('Form.Email')}>
      <h3 className={styles.sub}>{say('Form.Email')}</h3>
      <p className={styles.now}>{user.email}</p>
      {isOpen && (
        <Mounted at="emailProof" control="emailProof">
          {(actor) => <EmailProof actor={actor} user={user} />}
        </Mounted>
      )}
      <MountedForm form="changeEmail">{(actor) => <Fields actor={actor} />}</MountedForm>
    </section>
  );
};
