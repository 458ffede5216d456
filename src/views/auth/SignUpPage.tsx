import { useSelector } from '@xstate/react';
import { USERNAME_MAX, WELCOME_COINS } from '../../../contract/limits';
import { signUpFaults, signUpOf } from '../../../machines/auth/signUp.rules';
import type { UsernameActor } from '../../../machines/auth/username.machine';
import { guestIds } from '../../../machines/game/favourites.select';
import { askedAge } from '../../../machines/play/playMode.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Checkbox } from '../../ui/Checkbox';
import { TextField } from '../../ui/TextField';
import { FormSheet } from '../form/FormSheet';
import { Password } from '../form/Password';
import { type FormActor, useForm } from '../form/useForm';

interface SignUpFormProps {
  actor: FormActor;
  username: UsernameActor;
}

/** What is known of the name that is being typed: nothing, that it is free, that it is taken. */
const useAvailability = (actor: UsernameActor): { hint?: string; error?: string } => {
  const say = useSay();
  const snapshot = useSelector(actor, (username) => username);
  if (snapshot.matches('taken')) return { error: say('Form.Somebody has this name') };
  if (snapshot.matches('free')) return { hint: say('Form.This name is free') };
  return snapshot.hasTag('busy') ? { hint: say('Form.Looking whether it is free') } : {};
};

export const SignUpForm = ({ actor, username }: SignUpFormProps) => {
  const say = useSay();
  const amountOf = useAmounts();
  const form = useForm(actor, signUpFaults);
  const availability = useAvailability(username);
  const age = useView('playMode', askedAge);
  const name = form.field('username');
  const count = form
    .value('games')
    .split(',')
    .filter((id) => id !== '').length;
  return (
    <FormSheet
      title={say('Session.Come to the fair')}
      text={say('Session.An account is free, and {coins} coins are waiting for it.', {
        coins: amountOf('COINS', WELCOME_COINS),
      })}
      refusal={form.refusal}
      submitLabel={say('Session.Sign up')}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={
        <>
          <span>{say('Session.Already a member?')}</span>
          <a href="/sign-in">{say('Session.Sign in')}</a>
        </>
      }
    >
      <TextField
        {...form.field('email')}
        label={say('Form.Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField
        {...availability}
        {...name}
        label={say('Form.Username')}
        autoComplete="username"
        maxLength={USERNAME_MAX}
        required
        onChange={(text) => {
          name.onChange(text);
          username.send({ type: 'username.type', text });
        }}
      />
      <Password
        {...form.field('password')}
        label={say('Form.Password')}
        hint={say('Form.More than 8 characters, with a letter and a digit')}
        isNew
        hasMeter
      />
      <TextField
        {...form.field('birthday')}
        label={say(age === undefined ? 'Form.Date of birth (optional)' : 'Settings.Date of birth')}
        hint={
          age === undefined
            ? say('Settings.It is taken once: check it before you save.')
            : say('Form.Where you are, coins are played from {age} years on', { age })
        }
        type="date"
        autoComplete="bday"
      />
      {count > 0 && (
        <Checkbox
          name="take"
          checked={form.value('take') === 'yes'}
          onChange={(isChecked) => form.change('take')(isChecked ? 'yes' : '')}
        >
          {say('Session.Take your {count} favourites with you', { count })}
        </Checkbox>
      )}
      <Checkbox
        name="terms"
        checked={form.value('terms') === 'yes'}
        onChange={(isChecked) => form.change('terms')(isChecked ? 'yes' : '')}
        {...form.error('terms')}
      >
        {say('Form.I accept the terms of {app_name}')}
      </Checkbox>
    </FormSheet>
  );
};

export const SignUpPage = () => {
  const say = useSay();
  const games = useView('favourites', (favourites) => guestIds(favourites).join(','));
  return (
    <Page title={say('Session.Sign up')} width="form">
      <Mounted at="signUp username" control="username">
        {(username) => (
          <Mounted at="signUp" control="signUp" input={signUpOf(games)}>
            {(actor) => <SignUpForm actor={actor} username={username} />}
          </Mounted>
        )}
      </Mounted>
    </Page>
  );
};
