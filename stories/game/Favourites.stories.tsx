import { GameList } from '../../src/views/lobby/GameList';
import { member } from '../support/evening';
import { fairGames } from '../support/fair';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/favourites' };

const ids = fairGames.slice(0, 2).map(({ _id }) => _id);

export const Guest = storyOf(resident('favourites', 'guest', { ids, guestIds: ids }), <GameList />);
export const Member = storyOf(resident('favourites', 'member', { ids }), <GameList />, {
  house: member,
});
