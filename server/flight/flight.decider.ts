import { accept, type Decision } from '../store/decision';
import type { FlightEvent, FlightState } from './flight.events';

/** Seals a day's flights, once: what was sealed stays, whichever secret holds now. */
export const decideCommit = (
  { flights }: { flights: FlightState },
  head: string,
): Decision<{ flights: FlightEvent[] }, null> =>
  accept(
    { flights: flights.head === undefined ? [{ type: 'flights.committed', head }] : [] },
    null,
  );
