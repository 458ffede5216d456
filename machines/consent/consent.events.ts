import type { PortFailed } from '../kit/port';

export type ConsentEvent =
  | { type: 'consent.allow' }
  | { type: 'consent.refuse' }
  | { type: 'consent.reconsider' }
  | { type: 'consent.kept' }
  | PortFailed;
