import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { proofIn } from '../kit/form.factor';
import { signInFaults } from './signIn.rules';

export const signInMachine = formMachine({
  id: 'signIn',
  spec: '§7 B auth/sign-in, §8',
  fields: ['email', 'password'],
  faults: signInFaults,
  body: ({ email = '', password = '', ...rest }) => ({
    email: email.trim(),
    password,
    ...proofIn(rest),
  }),
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
