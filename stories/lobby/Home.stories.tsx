import { LobbyPage } from '../../src/views/lobby/LobbyPage';
import { member } from '../support/evening';
import { fairGames } from '../support/fair';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/home' };

const games = { featured: fairGames.slice(0, 3), recent: fairGames.slice(1, 3) };
const none = { featured: [], recent: [] };
const around = { house: member };

export const Awaiting = storyOf(resident('home', 'awaiting', none), <LobbyPage />);
export const Loading = storyOf(resident('home', 'loading', none), <LobbyPage />);
export const LoadingAgain = storyOf(resident('home', 'loading', games), <LobbyPage />, around);
export const Shown = storyOf(resident('home', 'shown', games), <LobbyPage />, around);
export const Failed = storyOf(resident('home', 'failed', none), <LobbyPage />);
