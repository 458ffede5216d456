import { aWinner } from '../../contract/make/winner';
import { theWinners } from '../../machines/winner/winners.sample';
import { Winners } from '../../src/views/winner/Winners';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/winners' };

const none = { coins: [], money: [], superJackpot: [] };

export const Loading = storyOf(resident('winners', 'loading', none), <Winners />);
export const LoadingAgain = storyOf(resident('winners', 'loading', theWinners()), <Winners />);
export const Shown = storyOf(resident('winners', 'shown', theWinners()), <Winners />);
export const Outdated = storyOf(resident('winners', 'outdated', theWinners()), <Winners />);
export const OfEveryKind = storyOf(
  resident(
    'winners',
    'shown',
    theWinners({
      money: [aWinner({ player: 'eve', playerId: 'player_eve1', currency: 'USD', amount: 4_250 })],
      superJackpot: [aWinner({ player: 'finn', playerId: 'player_finn', amount: 62_000 })],
    }),
  ),
  <Winners />,
);
export const ToMember = storyOf(
  resident(
    'winners',
    'shown',
    theWinners({
      coins: [
        aWinner(),
        aWinner({
          player: 'gil',
          playerId: 'player_gil1',
          game: undefined,
          gameId: undefined,
          typeId: 'lanterns-3',
        }),
        aWinner({
          player: 'ida',
          playerId: 'player_ida1',
          game: undefined,
          gameId: undefined,
          tournament: { _id: 'tournament_0001', name: 'Friday Wheel' },
        }),
      ],
    }),
  ),
  <Winners />,
  { house: member },
);
export const NobodyYet = storyOf(resident('winners', 'shown', none), <Winners />);
export const Failed = storyOf(resident('winners', 'failed', none), <Winners />);
export const FailedAgain = storyOf(resident('winners', 'failed', theWinners()), <Winners />);
