import { gameCards } from '../../contract/make/game';
import { noFilter } from '../../machines/lobby/lobby.rules';
import { aLobby } from '../../machines/lobby/lobby.sample';
import { aRouter } from '../../machines/router/router.sample';
import { LobbyPage } from '../../src/views/lobby/LobbyPage';
import { member } from '../support/evening';
import { fairGames } from '../support/fair';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/lobby' };

const fair = { items: fairGames, total: fairGames.length, pages: 1 };
const none = { items: [], total: 0, pages: 0 };
const searching = { filter: { ...noFilter, search: 'wheel' } };
const many = aLobby({ list: { items: gameCards(12), total: 20, pages: 1 } });

export const Loading = storyOf(resident('lobby', 'loading', { list: none }), <LobbyPage />);
export const LoadingAgain = storyOf(
  resident('lobby', 'loading', { ...searching, list: fair }),
  <LobbyPage />,
);
export const Typing = storyOf(
  resident('lobby', 'typing', { ...searching, list: fair }),
  <LobbyPage />,
);
export const Shown = storyOf(resident('lobby', 'shown', { list: fair }), <LobbyPage />);
export const ShownToMember = storyOf(resident('lobby', 'shown', { list: fair }), <LobbyPage />, {
  house: member,
});
export const Filtered = storyOf(
  resident('lobby', 'shown', {
    list: fair,
    filter: { ...noFilter, type: 'Slots', _features: { wilds: true }, sortBy: 'popular' },
  }),
  <LobbyPage />,
);
export const UnderAnAddress = storyOf(
  resident('lobby', 'shown', {
    list: { items: fairGames.slice(0, 2), total: 2, pages: 1 },
    filter: { ...noFilter, type: 'Slots', feature: { jackpot: true } },
  }),
  <LobbyPage />,
  { house: { router: ['shown', aRouter('/games?type=Slots&jackpot=yes')] } },
);
export const Favourites = storyOf(
  resident('lobby', 'shown', {
    list: { items: fairGames.slice(0, 2), total: 2, pages: 1 },
    filter: { ...noFilter, type: 'Slots', sortBy: 'favorites' },
  }),
  <LobbyPage />,
  { house: { router: ['shown', aRouter('/games?type=Slots&sort=favorites')] } },
);
export const MoreLeft = storyOf(resident('lobby', 'shown', many), <LobbyPage />);
export const LoadingMore = storyOf(resident('lobby', 'loadingMore', many), <LobbyPage />);
export const CutShort = storyOf(resident('lobby', 'cutShort', many), <LobbyPage />);
export const Empty = storyOf(
  resident('lobby', 'empty', { ...searching, list: none }),
  <LobbyPage />,
);
export const Failed = storyOf(resident('lobby', 'failed', { list: none }), <LobbyPage />);
export const FailedAgain = storyOf(resident('lobby', 'failed', { list: fair }), <LobbyPage />);
export const InArabic = storyOf(resident('lobby', 'shown', { list: fair }), <LobbyPage />, {
  direction: 'rtl',
});
