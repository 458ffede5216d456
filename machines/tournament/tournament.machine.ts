import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import { PEOPLE_GATHER_MS, TOURNAMENT_SETTLE_MS } from '../../contract/limits';
import { type Tournament, tournamentRoom } from '../../contract/tournament';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import type { Route } from '../router/router.rules';
import type { RoomHeard } from '../socket/socket.words';
import { isDue, isMoved, isTurnOf, newsOf, tournamentOf, withNews } from './tournament.rules';
import { type TournamentEvent, tournamentPorts } from './tournament.words';

export interface TournamentContext {
  id: string;
  playerId: string | undefined;
  tournament: Tournament | undefined;
  /** Its start has come, or its end, and nothing was heard of it. */
  due: boolean;
}

type Told = { tournament: Tournament };
type Changed = { id: string; tournament?: Tournament | undefined };

const nothing = { tournament: undefined, due: false };

/** A tournament on its page: read, heard in its room, and where it stands by its lifecycle [§2, §4]. */
export const tournamentMachine = setup({
  types: {} as { context: TournamentContext; events: TournamentEvent; tags: Look; meta: Meaning },
  actors: tournamentPorts,
  delays: { PEOPLE_GATHER_MS, TOURNAMENT_SETTLE_MS },
  guards: {
    isOther: ({ context }, { route }: { route: Route }) =>
      ![undefined, context.id].includes(tournamentOf(route)),
    isElsewhere: (_, { route }: { route: Route }) => tournamentOf(route) === undefined,
    isWhole: ({ context }, { id, tournament }: Changed) =>
      id === context.id && tournament !== undefined,
    isThis: ({ context }, { id }: Changed) => id === context.id,
    isNews: ({ context }, said: RoomHeard) =>
      context.tournament !== undefined && newsOf(context.id, said) !== undefined,
    isTurn: ({ context }, said: RoomHeard) => isTurnOf(context.id, said),
    isRoom: ({ context }, { room }: { room: string }) => room === tournamentRoom(context.id),
    isState: ({ context }, { state }: { state: Tournament['state'] }) =>
      context.tournament?.state === state,
    isDue: ({ context }) => context.due,
    isTime: ({ context: { tournament } }, { at }: { at: number }) =>
      tournament !== undefined && isDue(tournament, at),
  },
  actions: {
    keepId: assign({
      id: (_, { route }: { route: Route }) => tournamentOf(route) ?? '',
      ...nothing,
    }),
    admit: assign({
      playerId: (_, { playerId }: { playerId?: string | undefined }) => playerId,
    }),
    dismiss: assign({ playerId: undefined }),
    forget: assign({ id: '', ...nothing }),
    keep: assign({
      tournament: (_, { tournament }: Told) => tournament,
      due: ({ context }, { tournament }) => context.due && !isMoved(context.tournament, tournament),
    }),
    keepNews: assign(({ context }, said: RoomHeard) => {
      const news = newsOf(context.id, said);
      if (news === undefined || context.tournament === undefined) return {};
      const tournament = withNews(context.tournament, news);
      return { tournament, due: context.due && !isMoved(context.tournament, tournament) };
    }),
    markDue: assign({ due: true }),
    askAgain: raise({ type: 'tournament.overdue' }),
    tellHow: publish(({ context }, { news }: { news: boolean }) => ({
      type: 'tournament.told',
      tournament: context.tournament as Tournament,
      due: context.due,
      news,
      playerId: context.playerId,
    })),
    tellLeft: publish({ type: 'tournament.left' }),
    joinRoom: tell('socket', ({ context }) => ({
      type: 'socket.join',
      room: tournamentRoom(context.id),
    })),
    leaveRoom: tell('socket', ({ context }) => ({
      type: 'socket.leave',
      room: tournamentRoom(context.id),
    })),
  },
}).createMachine({
  id: 'tournament',
  context: { id: '', playerId: undefined, ...nothing },
  initial: 'closed',
  on: {
    'session.opened': { actions: { type: 'admit', params: ({ event }) => event } },
    'session.closed': { actions: 'dismiss' },
    'route.shown': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.open',
      reenter: true,
      actions: { type: 'keepId', params: ({ event }) => event },
    },
  },
  states: {
    closed: { meta: { says: 'No tournament’s page is shown', spec: '§2 /tournaments/{id}' } },
    open: {
      meta: { says: 'A tournament’s page is shown; its room is heard', spec: '§2, decision 38' },
      type: 'parallel',
      entry: 'joinRoom',
      exit: ['leaveRoom', 'tellLeft'],
      on: {
        'route.shown': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'closed',
          },
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'open',
            reenter: true,
            actions: { type: 'keepId', params: ({ event }) => event },
          },
        ],
      },
      states: {
        page: {
          meta: { says: 'What is known of it', spec: '§7 B games/tournament/{id}' },
          initial: 'loading',
          on: {
            'session.opened': {
              target: '.loading',
              actions: { type: 'admit', params: ({ event }) => event },
            },
            'session.closed': { target: '.loading', actions: 'dismiss' },
            // Newer than an answer that is under way.
            'tournament.changed': [
              {
                guard: { type: 'isWhole', params: ({ event }) => event },
                target: '.shown',
                actions: [
                  {
                    type: 'keep',
                    params: ({ event }) => ({ tournament: event.tournament as Tournament }),
                  },
                  { type: 'tellHow', params: { news: false } },
                ],
              },
              {
                guard: { type: 'isThis', params: ({ event }) => event },
                target: '.outdated',
              },
            ],
            'room.heard': [
              {
                guard: { type: 'isNews', params: ({ event }) => event },
                actions: [
                  { type: 'keepNews', params: ({ event }) => event },
                  { type: 'tellHow', params: { news: true } },
                ],
              },
              {
                guard: { type: 'isTurn', params: ({ event }) => event },
                target: '.outdated',
              },
            ],
            // What the room said while nobody heard it.
            'room.missed': {
              guard: { type: 'isRoom', params: ({ event }) => event },
              target: '.outdated',
            },
            'hub.skipped': '.outdated',
            'tournament.overdue': '.loading',
          },
          states: {
            loading: {
              tags: ['busy'],
              meta: {
                says: 'Reads it; what was shown stays',
                spec: '§7 B games/tournament/{id}',
              },
              invoke: {
                id: 'load',
                src: 'tournament.load',
                input: ({ context }) => ({ id: context.id }),
              },
              on: {
                'tournament.loaded': {
                  target: 'shown',
                  actions: [
                    { type: 'keep', params: ({ event }) => event },
                    { type: 'tellHow', params: { news: false } },
                  ],
                },
                'tournament.missing': 'missing',
                'port.failed': 'failed',
              },
            },
            shown: { meta: { says: 'It is shown as it stands', spec: '§2 /tournaments/{id}' } },
            outdated: {
              meta: { says: 'It has changed; gathers such news', spec: '§4 Tournament' },
              on: {
                // Begun anew by each, the wait would never end where news keep coming.
                'hub.skipped': {},
                'room.missed': {},
              },
              after: { PEOPLE_GATHER_MS: 'loading' },
            },
            missing: {
              meta: { says: 'There is no such tournament', spec: '§2 /tournaments/{id}' },
            },
            failed: {
              tags: ['failed'],
              meta: {
                says: 'It did not load; what was shown stays',
                spec: '§7 B games/tournament/{id}',
              },
              on: { 'tournament.retry': 'loading', 'connection.found': 'loading' },
            },
          },
        },
        stage: {
          meta: { says: 'Where it stands in its lifecycle', spec: '§4 Tournament' },
          initial: 'unknown',
          on: {
            'tournament.loaded': '.deciding',
            'tournament.changed': {
              guard: { type: 'isWhole', params: ({ event }) => event },
              target: '.deciding',
            },
            'room.heard': {
              guard: { type: 'isNews', params: ({ event }) => event },
              target: '.deciding',
            },
          },
          states: {
            unknown: { meta: { says: 'It has not been read yet', spec: '§4 Tournament' } },
            deciding: {
              meta: { says: 'Where does it stand?', spec: '§4 Tournament' },
              always: [
                { guard: { type: 'isState', params: { state: 2 } }, target: 'finished' },
                { guard: { type: 'isState', params: { state: 3 } }, target: 'cancelled' },
                { guard: 'isDue', target: 'due' },
                { guard: { type: 'isState', params: { state: 1 } }, target: 'active' },
                { target: 'upcoming' },
              ],
            },
            upcoming: {
              meta: { says: 'It is to come: who is in may leave', spec: '§4, decision 26' },
              on: {
                'clock.ticked': {
                  guard: { type: 'isTime', params: ({ event }) => event },
                  target: 'deciding',
                  actions: ['markDue', { type: 'tellHow', params: { news: true } }],
                },
              },
            },
            active: {
              meta: { says: 'It is under way: rounds count', spec: '§4, decision 26' },
              on: {
                'clock.ticked': {
                  guard: { type: 'isTime', params: ({ event }) => event },
                  target: 'deciding',
                  actions: ['markDue', { type: 'tellHow', params: { news: true } }],
                },
              },
            },
            due: {
              tags: ['busy'],
              meta: {
                says: 'Its start has come, or its end, and the server is about to say so',
                spec: '§4, decision 26',
              },
              after: {
                TOURNAMENT_SETTLE_MS: { target: 'due', reenter: true, actions: 'askAgain' },
              },
            },
            finished: {
              meta: { says: 'It is decided, and its winners are final', spec: '§4 Tournament' },
            },
            cancelled: {
              meta: { says: 'It did not take place: buy-ins went back', spec: 'decision 26' },
            },
          },
        },
      },
    },
  },
});

export type TournamentActor = ActorRefFrom<typeof tournamentMachine>;
