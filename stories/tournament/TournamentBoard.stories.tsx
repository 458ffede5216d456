import type { StateValue } from 'xstate';
import { anActiveTournament, aTournamentEntry } from '../../contract/make/tournament';
import type { TournamentBoardContext } from '../../machines/tournament/tournamentBoard.machine';
import { aBoard, ranksOf } from '../../machines/tournament/tournaments.sample';
import { TournamentBoard } from '../../src/views/tournament/TournamentBoard';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/tournamentBoard' };

const tournament = anActiveTournament();

const board = (value: StateValue, given: Partial<TournamentBoardContext> = {}) =>
  storyOf(
    resident('tournamentBoard', value, aBoard(given)),
    <TournamentBoard tournament={tournament} />,
    {
      house: {
        ...member,
        tournamentStanding: ['known', { id: tournament.id, standing: tournament.own }],
      },
      // The pointer of whoever looks would hold it.
      deaf: ['tournamentBoard'],
    },
  );
const at = (pages: string, reading = 'free', given: Partial<TournamentBoardContext> = {}) =>
  board({ open: { pages, reading } }, given);

const many = { shown: ranksOf(20), latest: ranksOf(20), total: 240 };
const moved = {
  latest: [
    aTournamentEntry({ player: 'Cleo', playerId: 'player_cleo1', score: 2_000 }),
    aTournamentEntry({ rank: 2, prize: 500 }),
  ],
};

export const Closed = storyOf(resident('tournamentBoard', 'closed', aBoard()), null);
export const Free = at('whole');
export const Held = at('whole', 'held', { ...moved, holds: ['pointer'] });
export const Scrolling = at('whole', 'scrolling', moved);
export const MoreLeft = at('whole', 'free', many);
export const LoadingMore = at('loadingMore', 'free', many);
export const CutShort = at('cutShort', 'free', many);
export const Outdated = at('outdated', 'free', many);
export const Loading = at('loading', 'free', many);
export const Nobody = at('whole', 'free', { shown: [], latest: [], total: 0 });
