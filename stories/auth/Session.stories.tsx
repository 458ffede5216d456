import { aToken } from '../../contract/make/token';
import { claimsOf } from '../../machines/auth/session.rules';
import { aSession } from '../../machines/auth/session.sample';
import { Header } from '../../src/views/navigation/Header';
import { SettingsPage } from '../../src/views/settings/SettingsPage';
import { ViewingBanner } from '../../src/views/viewing/ViewingBanner';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/session' };

const view = (
  <>
    <Header />
    <SettingsPage />
  </>
);
const { session: _, ...rest } = member;
const around = { house: rest };
const session = aSession();

export const SignedOut = storyOf(resident('session', 'signedOut'), <Header />);
export const Fresh = storyOf(resident('session', { signedIn: 'fresh' }, session), view, around);
export const Claiming = storyOf(
  resident('session', { signedIn: { renewing: 'claiming' } }, session),
  view,
  around,
);
export const Refreshing = storyOf(
  resident('session', { signedIn: { renewing: 'refreshing' } }, session),
  view,
  around,
);
export const Rested = storyOf(resident('session', { signedIn: 'rested' }, session), view, around);
export const Leaving = storyOf(
  resident('session', { signedIn: 'leaving' }, { ...session, saving: true }),
  view,
  around,
);
export const SigningOut = storyOf(resident('session', 'signingOut', session), view);

const viewing = aToken({ aud: 'viewer' });
/** Staff looks at the page as the player sees it. */
export const Viewed = storyOf(
  resident(
    'session',
    { signedIn: 'fresh' },
    aSession({ token: viewing, claims: claimsOf(viewing) }),
  ),
  <>
    <Header />
    <ViewingBanner />
  </>,
  around,
);
