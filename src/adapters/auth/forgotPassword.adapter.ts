import { forgotPassword } from '../../../contract/auth';
import type { forgotPasswordPorts } from '../../../machines/auth/forgotPassword.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const forgotPasswordAdapters = (asks: Asks): AdaptersOf<typeof forgotPasswordPorts> => ({
  'forgotPassword.submit': asks('forgotPassword.submit', forgotPassword, {
    given: ({ email }) => ({ body: { email } }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
});
