import { useSelector } from '@xstate/react';
import { USERNAME_MAX } from '../../../contract/limits';
import type { User } from '../../../contract/player';
import type { UsernameActor } from '../../../machines/auth/username.machine';
import { changeUsernameFaults } from '../../../machines/settings/settings.rules';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { TextField } from '../../ui/TextField';
import { type FormActor, useForm } from '../form/useForm';
import styles from './Settings.module.css';
import { MountedForm, SettingsForm } from './SettingsForm';

interface FieldsProps {
  actor: FormActor;
  username: UsernameActor;
  current: string;
}

const Fields = ({ actor, username, current }: FieldsProps) => {
  const say = useSay();
  const form = useForm(actor, changeUsernameFaults);
  const known = useSelector(username, (snapshot) => snapshot);
  const field = form.field('username');
  // Another spelling of one's own name is one's own, though it is not free.
  const isOwn = field.value.toLowerCase() === current.toLowerCase();
  return (
    <SettingsForm form={form} submitLabel={say('Settings.Change the username')}>
      <TextField
        {...(known.matches('free') && { hint: say('Form.This name is free') })}
        {...(known.hasTag('busy') && { hint: say('Form.Looking whether it is free') })}
        {...(known.matches('taken') && !isOwn && { error: say('Form.Somebody has this name') })}
        {...field}
        label={say('Settings.New username')}
        autoComplete="username"
        maxLength={USERNAME_MAX}
        required
        onChange={(text) => {
          field.onChange(text);
          username.send({ type: 'username.type', text });
        }}
      />
    </SettingsForm>
  );
};

/** The name that others see, and the way to another. */
export const Name = ({ user }: { user: User }) => {
  const say = useSay();
  return (
    <section className={styles.part} aria-label={say('Form.Username')}>
      <h3 className={styles.sub}>{say('Form.Username')}</h3>
      <p className={styles.now}>{user.username}</p>
      <Mounted at="changeUsername username" control="username">
        {(username) => (
          <MountedForm form="changeUsername">
            {(actor) => <Fields actor={actor} username={username} current={user.username} />}
          </MountedForm>
        )}
      </Mounted>
    </section>
  );
};
