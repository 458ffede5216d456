import { test } from 'vitest';
import { decideCommit } from '../../../server/flight/flight.decider';
import { flightKind } from '../../../server/flight/flight.events';
import { after, given } from '../../support/decider';

test('a day is sealed once: another secret does not change it', () => {
  given({ flights: flightKind.initial })
    .when((states) => decideCommit(states, 'head'))
    .thenHappens({ flights: [{ type: 'flights.committed', head: 'head' }] }, null);
  given({ flights: after(flightKind, { type: 'flights.committed', head: 'head' }) })
    .when((states) => decideCommit(states, 'other'))
    .thenNothing(null);
});
