import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { noFilter } from '../../machines/lobby/lobby.rules';
import { aLobby } from '../../machines/lobby/lobby.sample';
import { aRouter } from '../../machines/router/router.sample';
import { LobbyPage } from '../../src/views/lobby/LobbyPage';
import { member } from '../support/evening';
import { fairGames } from '../support/fair';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/lobby' };

const fair = aPage(fairGames);
const none = noPages;
const searching = { query: { ...noFilter, search: 'wheel' } };
const many = aLobby();

export const Loading = storyOf(
  resident('lobby', { open: 'loading' }, { list: none }),
  <LobbyPage />,
);
export const LoadingAgain = storyOf(
  resident('lobby', { open: 'loading' }, { ...searching, list: fair }),
  <LobbyPage />,
);
export const Typing = storyOf(
  resident('lobby', { open: 'typing' }, { ...searching, list: fair }),
  <LobbyPage />,
);
export const Shown = storyOf(resident('lobby', { open: 'shown' }, { list: fair }), <LobbyPage />);
export const ShownToMember = storyOf(
  resident('lobby', { open: 'shown' }, { list: fair }),
  <LobbyPage />,
  {
    house: member,
  },
);
export const Filtered = storyOf(
  resident(
    'lobby',
    { open: 'shown' },
    {
      list: fair,
      query: { ...noFilter, type: 'Slots', _features: { wilds: true }, sortBy: 'popular' },
    },
  ),
  <LobbyPage />,
);
export const UnderAnAddress = storyOf(
  resident(
    'lobby',
    { open: 'shown' },
    {
      list: aPage(fairGames.slice(0, 2)),
      query: { ...noFilter, type: 'Slots', feature: { jackpot: true } },
    },
  ),
  <LobbyPage />,
  { house: { router: ['shown', aRouter('/games?type=Slots&jackpot=yes')] } },
);
export const Favourites = storyOf(
  resident(
    'lobby',
    { open: 'shown' },
    {
      list: aPage(fairGames.slice(0, 2)),
      query: { ...noFilter, type: 'Slots', sortBy: 'favorites' },
    },
  ),
  <LobbyPage />,
  { house: { router: ['shown', aRouter('/games?type=Slots&sort=favorites')] } },
);
export const MoreLeft = storyOf(resident('lobby', { open: 'shown' }, many), <LobbyPage />);
export const LoadingMore = storyOf(resident('lobby', { open: 'loadingMore' }, many), <LobbyPage />);
export const CutShort = storyOf(resident('lobby', { open: 'cutShort' }, many), <LobbyPage />);
export const Outdated = storyOf(
  resident('lobby', { open: 'outdated' }, { list: fair }),
  <LobbyPage />,
);
export const Empty = storyOf(
  resident('lobby', { open: 'empty' }, { ...searching, list: none }),
  <LobbyPage />,
);
export const Failed = storyOf(resident('lobby', { open: 'failed' }, { list: none }), <LobbyPage />);
export const FailedAgain = storyOf(
  resident('lobby', { open: 'failed' }, { list: fair }),
  <LobbyPage />,
);
export const InArabic = storyOf(
  resident('lobby', { open: 'shown' }, { list: fair }),
  <LobbyPage />,
  {
    direction: 'rtl',
  },
);
