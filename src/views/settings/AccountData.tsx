import { useSelector } from '@xstate/react';
import type { User } from '../../../contract/player';
import type { ExportAccountActor } from '../../../machines/settings/exportAccount.machine';
import { eraseFaults } from '../../../machines/settings/settings.rules';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { Password } from '../form/Password';
import { type FormActor, useForm } from '../form/useForm';
import styles from './Settings.module.css';
import { MountedForm, SettingsForm } from './SettingsForm';

const Export = ({ actor }: { actor: ExportAccountActor }) => {
  const say = useSay();
  const asked = useSelector(actor, (snapshot) => snapshot);
  const { problem } = asked.context;
  return (
    <>
      <div>
        <Button
          busy={asked.hasTag('busy')}
          onClick={() => actor.send({ type: 'exportAccount.ask' })}
        >
          {say('Settings.Save my data as a file')}
        </Button>
      </div>
      <div role="status">
        {asked.matches('saved') && (
          <p className={styles.good}>{say('Settings.Your browser has the file.')}</p>
        )}
        {asked.matches('failed') && (
          <p className={styles.bad}>
            {say(
              problem === undefined
                ? 'Common.The connection failed on the way.'
                : `Problem.${problem.title}`,
            )}
          </p>
        )}
      </div>
    </>
  );
};

const Erase = ({ actor, user }: { actor: FormActor; user: User }) => {
  const say = useSay();
  const form = useForm(actor, eraseFaults);
  return (
    <SettingsForm form={form} kind="danger" submitLabel={say('Settings.Erase my account for ever')}>
      <ul className={styles.warnings}>
        <li>{say('Settings.Your name, pictures, letters and friendships are gone for good.')}</li>
        <li>{say('Settings.Coins, prizes and levels are lost. Withdraw money first.')}</li>
        <li>{say('Settings.Nobody can bring the account back, support neither.')}</li>
      </ul>
      <div className={styles.pair}>
        <Password {...form.field('password')} label={say('Settings.Your password')} />
        <TextField
          {...form.field('typed')}
          label={say('Settings.Type {username} to confirm', { username: user.username })}
          autoComplete="off"
          required
        />
      </div>
    </SettingsForm>
  );
};

/** Taking one's data along, and leaving for good. */
export const AccountData = ({ user }: { user: User }) => {
  const say = useSay();
  return (
    <div className={styles.stack}>
      <section className={styles.part} aria-label={say('Settings.Take your data along')}>
        <h3 className={styles.sub}>{say('Settings.Take your data along')}</h3>
        <p className={styles.muted}>
          {say(
            'Settings.Everything that the platform keeps about you, in a file that can be read.',
          )}
        </p>
        <Mounted at="exportAccount" control="exportAccount">
          {(actor) => <Export actor={actor} />}
        </Mounted>
      </section>
      <section className={styles.part} aria-label={say('Settings.Erase the account')}>
        <h3 className={styles.sub}>{say('Settings.Erase the account')}</h3>
        <MountedForm form="eraseAccount" values={{ username: user.username }}>
          {(actor) => <Erase actor={actor} user={user} />}
        </MountedForm>
      </section>
    </div>
  );
};
