import { getFlight } from '../../../contract/flight';
import type { flightPorts } from '../../../machines/flight/flight.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const flightAdapters = (asks: Asks): AdaptersOf<typeof flightPorts> => ({
  'flight.read': asks('flight.read', getFlight, {
    given: ({ gameId }) => ({ params: { id: gameId } }),
    answered: (flight) => ({ type: 'flight.told', flight }),
  }),
});
