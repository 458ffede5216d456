import { aUser } from '../../contract/make/player';
import { Header } from '../../src/views/navigation/Header';
import { ProfilePage } from '../../src/views/player/ProfilePage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/player' };

const view = (
  <>
    <Header />
    <ProfilePage />
  </>
);
const around = { house: member };
const known = { user: aUser() };
const { nextLevelCoinToEarn: _, ...highest } = aUser({ level: 12, perc: 100 });

export const Absent = storyOf(resident('player', 'absent'), <Header />);
export const Loading = storyOf(resident('player', 'loading'), view, around);
export const LoadingAgain = storyOf(resident('player', 'loading', known), view, around);
export const Shown = storyOf(resident('player', 'shown', known), view, around);
export const MaxLevel = storyOf(resident('player', 'shown', { user: highest }), view, around);
export const Missing = storyOf(resident('player', 'missing'), view, around);
export const Offline = storyOf(resident('player', 'failed'), view, {
  house: { ...member, connection: ['offline', {}] },
});
export const Failed = storyOf(resident('player', 'failed'), view, around);
export const InArabic = storyOf(resident('player', 'shown', known), view, {
  ...around,
  direction: 'rtl',
});
