import type { SnapshotFrom } from 'xstate';
import type { Flight } from '../../contract/flight';
import type { flightMachine } from './flight.machine';

/** The flight that everybody sees; undefined until it is known, and while nobody says how it stands. */
export const flight = (snapshot: SnapshotFrom<typeof flightMachine>): Flight | undefined =>
  snapshot.matches({ watched: 'unheard' }) ? undefined : snapshot.context.flight;
