import { type PortFailed, port } from '../kit/port';

export type ConsentEvent =
  | { type: 'consent.allow' }
  | { type: 'consent.refuse' }
  | { type: 'consent.reconsider' }
  /** Another tab wrote the answer. */
  | { type: 'consent.told'; allowed: boolean }
  | { type: 'consent.kept' }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    consent: ConsentEvent;
  }
}

export const consentPorts = {
  /** Stays open: tells when another tab has written another answer. */
  'consent.watch': port<undefined, { type: 'consent.told'; allowed: boolean }>('consent.watch'),
  /** Writes the preferences cookie (SameSite Lax) [§6, §9]. */
  'consent.keep': port<{ allowed: boolean }, { type: 'consent.kept' }>('consent.keep'),
};
