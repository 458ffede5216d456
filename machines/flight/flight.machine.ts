import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Flight, flightRoom } from '../../contract/flight';
import { msTo } from '../../contract/flight.rules';
import { FLIGHT_MULTIPLE_MAX, FLIGHT_OVERDUE_MS, FLIGHT_RETRY_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import type { RoomHeard } from '../socket/socket.words';
import { heardFlight } from './flight.rules';
import { type FlightEvent, flightPorts } from './flight.words';

interface Told {
  flight: Flight;
  phase: Flight['phase'];
}

export interface FlightContext {
  /** The shared game whose table is on the page. */
  gameId: string;
  /** As it was told last. */
  flight: Flight | undefined;
}

/** The flight that everybody sees, as the table of a shared game follows it [decision 144]. */
export const flightMachine = setup({
  types: {} as { context: FlightContext; events: FlightEvent; tags: Look; meta: Meaning },
  actors: flightPorts,
  delays: {
    FLIGHT_RETRY_MS,
    // By then the next phase was to begin: what was said of it got lost.
    FLIGHT_BOARDED_MS: ({ context: { flight } }) => FLIGHT_OVERDUE_MS - (flight?.sinceMs ?? 0),
    FLIGHT_FLOWN_MS: msTo(FLIGHT_MULTIPLE_MAX) + FLIGHT_OVERDUE_MS,
    FLIGHT_RESTED_MS: ({ context: { flight } }) => FLIGHT_OVERDUE_MS + (flight?.nextMs ?? 0),
  },
  guards: {
    isPhase: (_, params: Told) => params.flight.phase === params.phase,
    saysPhase: ({ context }, params: RoomHeard & { phase: Flight['phase'] }) =>
      heardFlight(context.gameId, params)?.phase === params.phase,
    isRoom: ({ context }, params: { room: string }) => params.room === flightRoom(context.gameId),
  },
  actions: {
    keepGame: assign((_, params: { gameId: string }) => ({
      gameId: params.gameId,
      flight: undefined,
    })),
    forget: assign({ gameId: '', flight: undefined }),
    keepFlight: assign({ flight: (_, params: { flight: Flight }) => params.flight }),
    keepHeard: assign({
      flight: ({ context }, params: RoomHeard) =>
        heardFlight(context.gameId, params) ?? context.flight,
    }),
    enterRoom: tell('socket', ({ context }) => ({
      type: 'socket.join',
      room: flightRoom(context.gameId),
    })),
    quitRoom: tell('socket', ({ context }) => ({
      type: 'socket.leave',
      room: flightRoom(context.gameId),
    })),
    tellEnded: publish(({ context: { gameId, flight } }) => ({
      type: 'flight.ended',
      gameId,
      day: flight?.day ?? '',
      number: flight?.number ?? 0,
    })),
  },
}).createMachine({
  id: 'flight',
  context: { gameId: '', flight: undefined },
  initial: 'closed',
  states: {
    closed: {
      meta: { says: 'No table of a shared game is shown', spec: 'decision 144' },
      on: {
        'flight.watch': {
          target: 'watched',
          actions: [{ type: 'keepGame', params: ({ event }) => event }, 'enterRoom'],
        },
      },
    },
    watched: {
      meta: { says: 'The flight is followed', spec: 'decision 144' },
      initial: 'connecting',
      on: {
        'flight.leave': { target: 'closed', actions: ['quitRoom', 'forget'] },
        'room.heard': [
          {
            guard: {
              type: 'saysPhase',
              params: ({ event }) => ({ ...event, phase: 'boarding' as const }),
            },
            target: '.boarding',
            actions: { type: 'keepHeard', params: ({ event }) => event },
          },
          {
            guard: {
              type: 'saysPhase',
              params: ({ event }) => ({ ...event, phase: 'flying' as const }),
            },
            target: '.flying',
            actions: { type: 'keepHeard', params: ({ event }) => event },
          },
          {
            guard: {
              type: 'saysPhase',
              params: ({ event }) => ({ ...event, phase: 'burst' as const }),
            },
            target: '.burst',
            actions: { type: 'keepHeard', params: ({ event }) => event },
          },
        ],
        // What was said while nobody heard it.
        'room.missed': {
          guard: { type: 'isRoom', params: ({ event }) => event },
          target: '.connecting',
        },
        'connection.seen': '.connecting',
        'connection.found': '.connecting',
      },
      states: {
        connecting: {
          tags: ['busy'],
          meta: { says: 'Asks how the flight stands; what was shown stays', spec: 'decision 144' },
          invoke: {
            id: 'read',
            src: 'flight.read',
            input: ({ context }) => ({ gameId: context.gameId }),
          },
          on: {
            'flight.told': [
              {
                guard: {
                  type: 'isPhase',
                  params: ({ event }) => ({ ...event, phase: 'boarding' as const }),
                },
                target: 'boarding',
                actions: { type: 'keepFlight', params: ({ event }) => event },
              },
              {
                guard: {
                  type: 'isPhase',
                  params: ({ event }) => ({ ...event, phase: 'flying' as const }),
                },
                target: 'flying',
                actions: { type: 'keepFlight', params: ({ event }) => event },
              },
              {
                target: 'burst',
                actions: { type: 'keepFlight', params: ({ event }) => event },
              },
            ],
            'port.failed': 'unheard',
          },
        },
        boarding: {
          meta: { says: 'Bets are taken until it takes off', spec: 'decision 144' },
          after: { FLIGHT_BOARDED_MS: 'connecting' },
        },
        flying: {
          meta: { says: 'It climbs; who is aboard may leave', spec: 'decision 144' },
          after: { FLIGHT_FLOWN_MS: 'connecting' },
        },
        burst: {
          meta: { says: 'It is over; the next one boards soon', spec: 'decision 144' },
          entry: 'tellEnded',
          after: { FLIGHT_RESTED_MS: 'connecting' },
        },
        unheard: {
          tags: ['failed', 'offline'],
          meta: { says: 'Nobody says how it stands; asked again by itself', spec: 'decision 144' },
          after: { FLIGHT_RETRY_MS: 'connecting' },
        },
      },
    },
  },
});

export type FlightActor = ActorRefFrom<typeof flightMachine>;
