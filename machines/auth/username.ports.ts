import { port } from '../kit/port';

export const usernamePorts = {
  /** POST /auth/username [§7 B]. */
  'username.check': port<{ username: string }, { type: 'username.checked'; available: boolean }>(
    'username.check',
  ),
};
