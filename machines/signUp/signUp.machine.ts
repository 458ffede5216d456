import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { birthdayOf, signUpFaults } from './signUp.rules';

export const signUpMachine = formMachine({
  id: 'signUp',
  spec: '§7 B auth/sign-up, §5',
  fields: ['email', 'username', 'password', 'birthday', 'terms'],
  faults: signUpFaults,
  body: ({ email = '', username = '', password = '', birthday = '' }) => ({
    email: email.trim(),
    username,
    password,
    ...(birthday !== '' && { birthday: birthdayOf(birthday) }),
  }),
});

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;
