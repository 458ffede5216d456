import { newPasswordFaults } from '../../../machines/auth/newPassword.rules';
import { route } from '../../../machines/router/router.select';
import { useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Accepted } from '../form/Accepted';
import { FormSheet } from '../form/FormSheet';
import { Password } from '../form/Password';
import { type FormActor, useForm } from '../form/useForm';

export const NewPasswordForm = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, newPasswordFaults);
  return form.isAccepted ? (
    <Accepted
      title={say('Session.Your password is new')}
      text={say('Session.Every session has ended. Sign in with the new password.')}
      href="/sign-in"
      label={say('Session.Sign in')}
    />
  ) : (
    <FormSheet
      title={say('Session.Choose a new password')}
      refusal={form.refusal}
      submitLabel={say('Session.Set the password')}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={<a href="/forgot-password">{say('Session.Send me another link')}</a>}
    >
      <Password
        {...form.field('password')}
        label={say('Form.New password')}
        hint={say('Form.More than 8 characters, with a letter and a digit')}
        isNew
        hasMeter
      />
      <Password {...form.field('repeated')} label={say('Form.The same again')} isNew />
    </FormSheet>
  );
};

export const NewPasswordPage = () => {
  const say = useSay();
  const link = useView('router', (router) => route(router).query.link ?? '');
  return (
    <Page title={say('Session.Choose a new password')} width="form">
      <Mounted at="newPassword" control="newPassword" input={{ link }}>
        {(actor) => <NewPasswordForm actor={actor} />}
      </Mounted>
    </Page>
  );
};
