import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { proofIn } from '../kit/form.factor';
import { changePasswordFaults } from './settings.rules';
import { told } from './told';

/** Another password; every other session ends with it [decision 9]. */
export const changePasswordMachine = formMachine({
  id: 'changePassword',
  spec: '§7 B settings/password',
  fields: ['password', 'newPassword', 'repeated'],
  faults: changePasswordFaults,
  body: ({ password = '', newPassword = '', ...rest }) => ({
    password,
    newPassword,
    ...proofIn(rest),
  }),
  tells: told({ slug: 'Settings.Your password is changed' }),
});

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>;
