import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flight as flightOf } from '../../machines/flight/flight.select';
import type { FlightEvent } from '../../machines/flight/flight.words';
import { useView } from '../../src/app/house';
import type { World } from '../../tests/machines/support/world';
import { shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { flightWalk } from './flight.walk';

/** What a table is told of the flight. */
const Told = () => {
  const flight = useView('flight', flightOf);
  return <p>{flight === undefined ? 'unknown' : `${flight.phase} ${flight.number}`}</p>;
};

const told = (event: FlightEvent, world: World): boolean => {
  act(() => world.resident('flight').send(event));
  return true;
};

test(
  'flight: every edge is walked on what its table is told',
  async () => {
    await walkView(flightWalk, {
      resident: 'flight',
      view: <Told />,
      start: () => ({ to: '/play/rocket-wheel' }),
      by: {
        'flight.watch': told,
        'flight.leave': told,
        'flight.told': 'flight.read',
        'port.failed': 'flight.read',
        'room.heard': told,
        'room.missed': told,
        'connection.seen': told,
        'connection.found': told,
      },
      sees: (flight) => {
        const { context } = flight;
        const known = flight.matches({ watched: 'unheard' }) ? undefined : context.flight;
        expect(shows(known === undefined ? 'unknown' : `${known.phase} ${known.number}`)).toBe(
          true,
        );
        expect(screen.queryByText('unknown') !== null).toBe(known === undefined);
      },
    });
  },
  WALK_MS,
);
