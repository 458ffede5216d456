import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { newPasswordFaults } from './newPassword.rules';

/** Its input holds the mailed `link`. */
export const newPasswordMachine = formMachine({
  id: 'newPassword',
  spec: '§7 B auth/new-password, §5 Password',
  fields: ['link', 'password', 'repeated'],
  faults: newPasswordFaults,
  body: ({ link = '', password = '' }) => ({ link, password }),
});

export type NewPasswordActor = ActorRefFrom<typeof newPasswordMachine>;
