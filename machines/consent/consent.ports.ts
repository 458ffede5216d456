import { port } from '../kit/port';

export const consentPorts = {
  /** Writes the preferences cookie (SameSite Lax) [§6, §9]. */
  'consent.keep': port<{ allowed: boolean }, { type: 'consent.kept' }>('consent.keep'),
};
