import { PREFERENCES_COOKIE } from '../../../contract/limits';
import type { consentPorts } from '../../../machines/consent/consent.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import { readCookie, writeCookie } from '../cookie';

/** What the preferences cookie says; undefined without one [§6]. */
export const storedConsent = (): boolean | undefined => {
  const value = readCookie(PREFERENCES_COOKIE);
  return value === undefined ? undefined : value === 'allowed';
};

/** Where the browser tells of cookies that changed; elsewhere a look at the page must do. */
const cookies = (): EventTarget | undefined =>
  'cookieStore' in window ? (window.cookieStore as EventTarget) : undefined;

export const consentAdapters: AdaptersOf<typeof consentPorts> = {
  'consent.watch': (_, answer) => {
    let last = storedConsent();
    const end = new AbortController();
    const listen = { signal: end.signal };
    const look = () => {
      const allowed = storedConsent();
      if (allowed !== undefined && allowed !== last) answer({ type: 'consent.told', allowed });
      last = allowed;
    };
    cookies()?.addEventListener('change', look, listen);
    document.addEventListener('visibilitychange', look, listen);
    addEventListener('pageshow', look, listen);
    return () => end.abort();
  },

  'consent.keep': ({ allowed }, answer) => {
    writeCookie(PREFERENCES_COOKIE, allowed ? 'allowed' : 'refused');
    answer({ type: 'consent.kept' });
    return undefined;
  },
};
