import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, TOURNAMENT_ROUNDS_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import type { TournamentRoundsWords } from './tournamentRounds.words';

/** The best rounds that counted in the tournament that is shown: of all, or of one player. */
export const tournamentRoundsMachine = listMachine<TournamentRoundsWords>({
  id: 'tournamentRounds',
  spec: 'decision 116',
  says: {
    closed: 'No tournament is shown whose rounds count yet',
    outdated: 'More was played; gathers such news',
    empty: 'No round has counted yet',
  },
  page: TOURNAMENT_ROUNDS_PAGE,
  max: PAGE_MAX,
  idOf: ({ round }) => round._id,
  query: { id: '', playerId: '' },
  own: {},
  isPublic: true,
  keepsShown: true,
  visitedBy: {
    'tournament.told': ({ tournament: { id, state } }, { query }) => {
      if (state === 0 || state === 3) return undefined;
      return query.id === id ? query : { id, playerId: '' };
    },
    'tournament.left': () => undefined,
  },
  outdatedBy: {
    // A room may hear of rounds each second: the best of them change seldom.
    'clock.minutePassed': () => true,
  },
});

export type TournamentRoundsActor = ActorRefFrom<typeof tournamentRoundsMachine>;
