import { aUser } from '../../contract/make/player';
import { ProfilePage } from '../../src/views/player/ProfilePage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/viewChoice' };

const around = { house: member };
const { country: _, flag: _flag, ...placeless } = aUser({ view: 'level' });
const choice = (state: string, view: 'flag' | 'level') =>
  resident('viewChoice', state, { view, signedIn: true });

export const Flag = storyOf(choice('settled', 'flag'), <ProfilePage />, around);
export const Level = storyOf(choice('settled', 'level'), <ProfilePage />, around);
export const Chosen = storyOf(choice('chosen', 'level'), <ProfilePage />, around);
export const Saving = storyOf(choice('saving', 'level'), <ProfilePage />, around);
export const WithoutCountry = storyOf(choice('settled', 'level'), <ProfilePage />, {
  ...around,
  beside: [resident('player', 'shown', { user: placeless })],
});
