import { forgotPasswordFaults } from '../../../machines/auth/forgotPassword.rules';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { TextField } from '../../ui/TextField';
import { Accepted } from '../form/Accepted';
import { FormSheet } from '../form/FormSheet';
import { type FormActor, useForm } from '../form/useForm';

export const ForgotPasswordForm = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, forgotPasswordFaults);
  return form.isAccepted ? (
    <Accepted
      title={say('Session.Look into your mail')}
      text={say(
        'Session.If there is an account with this address, a link is on its way. It works once, for one hour.',
      )}
      href="/sign-in"
      label={say('Session.Back to sign in')}
    />
  ) : (
    <FormSheet
      title={say('Session.Forgot the password?')}
      text={say('Session.Tell us your email address, and we send you a link for a new one.')}
      refusal={form.refusal}
      submitLabel={say('Session.Send me a link')}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={<a href="/sign-in">{say('Session.Back to sign in')}</a>}
    >
      <TextField
        {...form.field('email')}
        label={say('Form.Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
    </FormSheet>
  );
};

export const ForgotPasswordPage = () => {
  const say = useSay();
  return (
    <Page title={say('Session.Forgot the password?')} width="form">
      <Mounted at="forgotPassword" control="forgotPassword" input={{}}>
        {(actor) => <ForgotPasswordForm actor={actor} />}
      </Mounted>
    </Page>
  );
};
