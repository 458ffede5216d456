import type { consentPorts } from '../../machines/consent/consent.ports';
import type { AdaptersOf } from './adapters';
import { readCookie, writeCookie } from './cookie';

const COOKIE = 'preferences';

/** What the preferences cookie says; undefined without one [§6]. */
export const storedConsent = (): boolean | undefined => {
  const value = readCookie(COOKIE);
  return value === undefined ? undefined : value === 'allowed';
};

export const consentAdapters: AdaptersOf<typeof consentPorts> = {
  'consent.keep': ({ allowed }, answer) => {
    writeCookie(COOKIE, allowed ? 'allowed' : 'refused');
    answer({ type: 'consent.kept' });
    return undefined;
  },
};
