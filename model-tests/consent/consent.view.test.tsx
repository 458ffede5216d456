import { expect, test } from 'vitest';
import { Consent } from '../../src/views/consent/Consent';
import { Footer } from '../../src/views/navigation/Footer';
import { control, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { consentWalk } from './consent.walk';

const answers = ['No, thanks', 'Yes, remember'];

test(
  'consent: every edge that the page reaches is walked on it',
  async () => {
    await walkView(consentWalk, {
      resident: 'consent',
      start: ({ allowed }) => ({ consent: allowed }),
      view: (
        <>
          <Consent />
          <Footer />
        </>
      ),
      by: {
        'consent.allow': () => press('button', 'Yes, remember'),
        'consent.refuse': () => press('button', 'No, thanks'),
        'consent.reconsider': () => press('button', 'Preferences'),
        'consent.told': 'consent.watch',
        'consent.kept': 'consent.keep',
        'port.failed': 'consent.keep',
      },
      sees: (consent) => {
        const isAsked = consent.matches('undecided');
        expect(shows('May this device remember your play mode')).toBe(isAsked);
        for (const name of answers) expect(control('button', name) !== undefined).toBe(isAsked);
        expect(control('button', 'Preferences')).toBeDefined();
      },
      without: {
        'consent.deciding always[0]': 'decided before the page is drawn',
        'consent.deciding always[1]': 'decided before the page is drawn',
        'consent.deciding always[2]': 'decided before the page is drawn',
      },
    });
  },
  WALK_MS,
);
