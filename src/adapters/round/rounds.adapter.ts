import { listRounds } from '../../../contract/play';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { roundsPorts } from '../../../machines/round/rounds.words';
import type { Asks } from '../api';

export const roundsAdapters = (asks: Asks): AdaptersOf<typeof roundsPorts> => ({
  'rounds.list': asks('rounds.list', listRounds, {
    given: ({ query: { gameId }, pageIndex }) => ({
      params: { page: pageIndex + 1 },
      body: gameId === undefined ? {} : { gameId },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
});
