import { listRounds } from '../../../contract/play';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { roundsPorts } from '../../../machines/round/rounds.words';
import type { Asks } from '../api';

export const roundsAdapters = (asks: Asks): AdaptersOf<typeof roundsPorts> => ({
  'rounds.load': asks('rounds.load', listRounds, {
    given: ({ page, gameId }) => ({
      params: { page },
      body: gameId === undefined ? {} : { gameId },
    }),
    answered: ({ items, total }) => ({ type: 'rounds.loaded', items, total }),
  }),
});
