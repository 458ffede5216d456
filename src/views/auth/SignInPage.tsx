import { Suspense } from 'react';
import { signInFaults } from '../../../machines/auth/signIn.rules';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { part } from '../../ui/part';
import { TextField } from '../../ui/TextField';
import { FormSheet } from '../form/FormSheet';
import { Password } from '../form/Password';
import { type FormActor, useForm } from '../form/useForm';

// By its page alone, not by what first visits share.
const AskedCode = part(() => import('../form/AskedCode'), 'AskedCode');
const Suspended = part(() => import('./Suspended'), 'Suspended');

export const SignInForm = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, signInFaults);
  return (
    <FormSheet
      title={say('Session.Welcome back')}
      text={say('Session.The lights are on and your coins are where you left them.')}
      refusal={form.refusal}
      reasons={
        form.problem?.code === 'suspended' && (
          <Suspense fallback={null}>
            <Suspended problem={form.problem} />
          </Suspense>
        )
      }
      submitLabel={say('Session.Sign in')}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={
        <>
          <span>{say('Session.New here?')}</span>
          <a href="/sign-up">{say('Session.Sign up')}</a>
          <a href="/forgot-password">{say('Session.Forgot the password?')}</a>
        </>
      }
    >
      <TextField
        {...form.field('email')}
        label={say('Form.Email or username')}
        inputMode="email"
        autoComplete="username"
        required
      />
      <Password {...form.field('password')} label={say('Form.Password')} />
      {form.isCodeAsked && (
        <Suspense fallback={null}>
          <AskedCode form={form} />
        </Suspense>
      )}
    </FormSheet>
  );
};

export const SignInPage = () => {
  const say = useSay();
  return (
    <Page title={say('Session.Sign in')} width="form">
      <Mounted at="signIn" control="signIn" input={{}}>
        {(actor) => <SignInForm actor={actor} />}
      </Mounted>
    </Page>
  );
};
