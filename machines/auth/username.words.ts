import { type PortFailed, port } from '../kit/port';

export type UsernameEvent =
  /** The name as it is typed. */
  | { type: 'username.type'; text: string }
  | { type: 'username.checked'; available: boolean }
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    /** Whether a name is free, beside a form. */
    username: undefined;
  }
}

export const usernamePorts = {
  /** POST /auth/username [§7 B]. */
  'username.check': port<{ username: string }, { type: 'username.checked'; available: boolean }>(
    'username.check',
  ),
};
