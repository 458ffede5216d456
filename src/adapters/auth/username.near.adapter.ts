import { checkUsername } from '../../../contract/auth';
import type { usernamePorts } from '../../../machines/auth/username.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const usernameAdapters = (asks: Asks): AdaptersOf<typeof usernamePorts> => ({
  'username.check': asks('username.check', checkUsername, {
    given: ({ username }) => ({ body: { username } }),
    answered: ({ available }) => ({ type: 'username.checked', available }),
  }),
});
