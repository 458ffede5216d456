import { homeWinners } from '../../../contract/winner';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { winnersPorts } from '../../../machines/winner/winners.words';
import type { Asks } from '../api';

export const winnersAdapters = (asks: Asks): AdaptersOf<typeof winnersPorts> => ({
  'winners.load': asks('winners.load', homeWinners, {
    answered: (winners) => ({ type: 'winners.loaded', ...winners }),
  }),
});
