import type { ActorRefFrom } from 'xstate';
import { ROUNDS_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import type { RoundsWords } from './rounds.words';

/** The player's own rounds, newest first. */
export const roundsMachine = listMachine<RoundsWords>({
  id: 'rounds',
  spec: 'decision 25',
  says: { empty: 'No such round was played yet' },
  page: ROUNDS_PAGE,
  max: ROUNDS_PAGE,
  idOf: ({ _id }) => _id,
  query: {},
  own: {},
  visitedBy: {
    'route.shown': ({ route: { name, query } }) => {
      if (name !== 'rounds') return undefined;
      return query.game === undefined ? {} : { gameId: query.game };
    },
  },
});

export type RoundsActor = ActorRefFrom<typeof roundsMachine>;
