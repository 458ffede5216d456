import { getRound } from '../../../contract/play';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { roundPorts } from '../../../machines/round/round.words';
import type { Asks } from '../api';

export const roundAdapters = (asks: Asks): AdaptersOf<typeof roundPorts> => ({
  'round.load': asks('round.load', getRound, {
    given: ({ id }) => ({ params: { id } }),
    answered: (round) => ({ type: 'round.loaded', round }),
    refused: ({ code }) =>
      code === 'not-found' || code === 'body-invalid' ? { type: 'round.missing' } : undefined,
  }),
});
