import type { PortFailed } from '../kit/port';

export type UsernameEvent =
  /** The name as it is typed. */
  | { type: 'username.type'; text: string }
  | { type: 'username.checked'; available: boolean }
  | PortFailed;
