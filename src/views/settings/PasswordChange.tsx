import { changePasswordFaults } from '../../../machines/settings/settings.rules';
import { useSay } from '../../app/say';
import { Password } from '../form/Password';
import { type FormActor, useForm } from '../form/useForm';
import styles from './Settings.module.css';
import { MountedForm, SettingsForm } from './SettingsForm';

const Fields = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, changePasswordFaults);
  return (
    <SettingsForm
      form={form}
      submitLabel={say('Settings.Change the password')}
      doneLabel={say('Settings.Your password is changed')}
    >
      <Password {...form.field('password')} label={say('Settings.Your password')} />
      <div className={styles.pair}>
        <Password
          {...form.field('newPassword')}
          label={say('Settings.New password')}
          hint={say('Form.More than 8 characters, with a letter and a digit')}
          isNew
          hasMeter
        />
        <Password
          {...form.field('repeated')}
          label={say('Settings.New password once more')}
          isNew
        />
      </div>
    </SettingsForm>
  );
};

/** Another password; every other session ends with it. */
export const PasswordChange = () => {
  const say = useSay();
  return (
    <section className={styles.part} aria-label={say('Form.Password')}>
      <h3 className={styles.sub}>{say('Form.Password')}</h3>
      <p className={styles.muted}>
        {say('Settings.A new password signs you out of every other browser.')}
      </p>
      <MountedForm form="changePassword">{(actor) => <Fields actor={actor} />}</MountedForm>
    </section>
  );
};
