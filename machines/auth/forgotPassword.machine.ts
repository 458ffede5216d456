import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { forgotPasswordFaults } from './forgotPassword.rules';

export const forgotPasswordMachine = formMachine({
  id: 'forgotPassword',
  spec: '§7 B auth/forgot-password, decision 14',
  fields: ['email'],
  faults: forgotPasswordFaults,
  body: ({ email = '' }) => ({ email: email.trim() }),
});

export type ForgotPasswordActor = ActorRefFrom<typeof forgotPasswordMachine>;
