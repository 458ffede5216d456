import { newPassword } from '../../../contract/auth';
import type { newPasswordPorts } from '../../../machines/auth/newPassword.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const newPasswordAdapters = (asks: Asks): AdaptersOf<typeof newPasswordPorts> => ({
  'newPassword.submit': asks('newPassword.submit', newPassword, {
    given: ({ link, password }) => ({ body: { link, password } }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
});
