import { port } from '../kit/port';

export const consentPorts = {
  /** Stays open: tells when another tab has written another answer. */
  'consent.watch': port<undefined, { type: 'consent.told'; allowed: boolean }>('consent.watch'),
  /** Writes the preferences cookie (SameSite Lax) [§6, §9]. */
  'consent.keep': port<{ allowed: boolean }, { type: 'consent.kept' }>('consent.keep'),
};
