import type { Flight } from '../../contract/flight';
import { flightRoom } from '../../contract/flight';
import { aBurstFlight, aFlight, aFlightInTheAir } from '../../contract/make/flight';
import { flightMachine } from '../../machines/flight/flight.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const GAME = 'game_rocket-wheel';
const room = flightRoom(GAME);
const heard = (flight: Flight) => ({
  type: 'room.heard' as const,
  room,
  name: 'flight',
  body: JSON.stringify({ room, flight }),
});

export const flightWalk = walk({
  machine: silent(flightMachine),
  inputs: [undefined],
  events: [
    { type: 'flight.watch', gameId: GAME },
    { type: 'flight.leave' },
    { type: 'flight.told', flight: aFlight() },
    { type: 'flight.told', flight: aFlightInTheAir() },
    { type: 'flight.told', flight: aBurstFlight() },
    heard(aFlight()),
    heard(aFlightInTheAir()),
    heard(aBurstFlight()),
    { type: 'room.heard', room, name: 'flight', body: 'no flight' },
    { type: 'room.missed', room },
    { type: 'room.missed', room: 'home' },
    { type: 'connection.seen' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'flight.read' },
  ],
  view: ({ context: { flight } }) => flight?.phase,
});
