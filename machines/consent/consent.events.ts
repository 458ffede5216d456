import type { PortFailed } from '../kit/port';

export type ConsentEvent =
  | { type: 'consent.allow' }
  | { type: 'consent.refuse' }
  | { type: 'consent.reconsider' }
  /** Another tab wrote the answer. */
  | { type: 'consent.told'; allowed: boolean }
  | { type: 'consent.kept' }
  | PortFailed;
