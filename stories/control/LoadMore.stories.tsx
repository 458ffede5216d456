import { loadMoreMachine } from '../../machines/control/loadMore.machine';
import { aLobby } from '../../machines/lobby/lobby.sample';
import { GameList } from '../../src/views/lobby/GameList';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/loadMore' };

const button = (state: string) =>
  storyOf(
    mounted('lobby more', 'loadMore', loadMoreMachine, state, { list: 'lobby' }),
    <GameList />,
    { house: { lobby: [{ open: 'shown' }, aLobby()] } },
  );

export const Ready = button('ready');
export const Locked = button('locked');
