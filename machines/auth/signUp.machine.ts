import { type ActorRefFrom, enqueueActions } from 'xstate';
import { type FormContext, formMachine } from '../kit/form';
import type { FormEvent } from '../kit/form.words';
import { tell } from '../kit/tell';
import { birthdayOf, gamesOf, signUpFaults } from './signUp.rules';

export const signUpMachine = formMachine({
  id: 'signUp',
  spec: '§7 B auth/sign-up, §5',
  fields: ['email', 'username', 'password', 'birthday', 'terms', 'games', 'take'],
  faults: signUpFaults,
  body: ({ email = '', username = '', password = '', birthday = '', ...values }) => ({
    email: email.trim(),
    username,
    password,
    ...(birthday !== '' && { birthday: birthdayOf(birthday) }),
    ...(gamesOf(values).length > 0 && { games: gamesOf(values) }),
  }),
  // What the account has taken is no longer the device's.
  tells: enqueueActions<
    FormContext,
    FormEvent,
    undefined,
    FormEvent,
    never,
    never,
    never,
    never,
    never
  >(({ context, enqueue }) => {
    if (gamesOf(context.values).length > 0)
      enqueue(tell('favourites', { type: 'favourites.taken' }));
  }),
});

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;
