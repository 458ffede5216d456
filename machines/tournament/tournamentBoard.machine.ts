import { type ActorRefFrom, assign, setup } from 'xstate';
import {
  REVIEWS_GATHER_MS,
  TOURNAMENT_LEADERS_PAGE,
  TOURNAMENT_REST_MS,
} from '../../contract/limits';
import type { Tournament, TournamentEntry } from '../../contract/tournament';
import { unlike } from '../kit/list.rules';
import type { Look, Meaning } from '../kit/look';
import { changesBetween, isMoreLeft, nameOf, pagesOf, withLeaders } from './tournamentBoard.rules';
import {
  type Hold,
  type TournamentBoardEvent,
  tournamentBoardPorts,
} from './tournamentBoard.words';

export interface TournamentBoardContext {
  id: string;
  /** As it stands. */
  latest: TournamentEntry[];
  /** As it is shown: the same, but while somebody reads. */
  shown: TournamentEntry[];
  total: number;
  holds: Hold[];
}

type Told = { tournament: Tournament };
type Listed = { items: TournamentEntry[]; total: number };

const nothing = { id: '', latest: [], shown: [], total: 0, holds: [] };

/**
 * The leaderboard, live: its order holds still while somebody reads it, and the changes are offered
 * instead [decision 116].
 */
export const tournamentBoardMachine = setup({
  types: {} as {
    context: TournamentBoardContext;
    events: TournamentBoardEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: tournamentBoardPorts,
  delays: { REVIEWS_GATHER_MS, TOURNAMENT_REST_MS },
  guards: {
    isMore: ({ context: { shown, total } }) => isMoreLeft(shown, total),
    isLong: ({ context }) => pagesOf(context.latest) > 1,
    isHeld: ({ context }) => context.holds.length > 0,
    isLastHold: ({ context }, { by }: { by: Hold }) => context.holds.every((hold) => hold === by),
    isChanged: ({ context }) => changesBetween(context.shown, context.latest) > 0,
  },
  actions: {
    begin: assign((_, { tournament }: Told) => ({
      ...nothing,
      id: tournament.id,
      latest: tournament.leaderboard,
      shown: tournament.leaderboard,
      total: tournament.entries,
    })),
    keep: assign(({ context }, { tournament }: Told) => ({
      latest: withLeaders(context.latest, tournament.leaderboard),
      total: tournament.entries,
    })),
    append: assign(({ context }, { items, total }: Listed) => ({
      latest: unlike([...context.latest, ...items], nameOf),
      shown: unlike([...context.shown, ...items], nameOf),
      total,
    })),
    keepAnew: assign((_, { items, total }: Listed) => ({ latest: items, total })),
    catchUp: assign({ shown: ({ context }) => context.latest }),
    hold: assign({
      holds: ({ context }, { by }: { by: Hold }) => [
        ...context.holds.filter((hold) => hold !== by),
        by,
      ],
    }),
    release: assign({
      holds: ({ context }, { by }: { by: Hold }) => context.holds.filter((hold) => hold !== by),
    }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'tournamentBoard',
  context: nothing,
  initial: 'closed',
  on: { 'tournament.left': { target: '.closed', actions: 'forget' } },
  states: {
    closed: {
      meta: { says: 'No tournament’s page is shown', spec: '§2 /tournaments/{id}' },
      on: {
        'tournament.told': {
          target: 'open',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    open: {
      meta: { says: 'The leaderboard is shown', spec: 'decision 116' },
      type: 'parallel',
      states: {
        pages: {
          meta: { says: 'How far down it is shown', spec: 'decision 116' },
          initial: 'whole',
          on: {
            'tournament.told': [
              // Below the first ranks it has moved as well.
              {
                guard: 'isLong',
                target: '.outdated',
                actions: { type: 'keep', params: ({ event }) => event },
              },
              { actions: { type: 'keep', params: ({ event }) => event } },
            ],
          },
          states: {
            whole: {
              meta: { says: 'As far as was asked for', spec: 'decision 116' },
              on: { 'tournamentBoard.more': { guard: 'isMore', target: 'loadingMore' } },
            },
            loadingMore: {
              tags: ['busy'],
              meta: { says: 'Asks for the ranks below', spec: 'decision 116' },
              invoke: {
                id: 'list',
                src: 'tournamentBoard.list',
                input: ({ context }) => ({
                  id: context.id,
                  pageIndex: pagesOf(context.latest),
                  pageSize: TOURNAMENT_LEADERS_PAGE,
                }),
              },
              on: {
                // The answer is on its way, and newer below.
                'tournament.told': { actions: { type: 'keep', params: ({ event }) => event } },
                'tournamentBoard.listed': {
                  target: 'whole',
                  actions: { type: 'append', params: ({ event }) => event },
                },
                'port.failed': 'cutShort',
              },
            },
            cutShort: {
              tags: ['failed'],
              meta: { says: 'The ranks below did not load; the others stay', spec: 'decision 5' },
              on: {
                'tournamentBoard.more': 'loadingMore',
                'connection.found': 'loadingMore',
              },
            },
            outdated: {
              meta: { says: 'Ranks below have moved; gathers such news', spec: 'decision 116' },
              on: {
                'tournament.told': { actions: { type: 'keep', params: ({ event }) => event } },
              },
              after: { REVIEWS_GATHER_MS: 'loading' },
            },
            loading: {
              tags: ['busy'],
              meta: {
                says: 'Asks for all that is shown; it stays meanwhile',
                spec: 'decision 116',
              },
              invoke: {
                id: 'list',
                src: 'tournamentBoard.list',
                input: ({ context }) => ({
                  id: context.id,
                  pageIndex: 0,
                  pageSize: TOURNAMENT_LEADERS_PAGE * pagesOf(context.latest),
                }),
              },
              on: {
                'tournament.told': {
                  target: 'outdated',
                  actions: { type: 'keep', params: ({ event }) => event },
                },
                'tournamentBoard.listed': {
                  target: 'whole',
                  actions: { type: 'keepAnew', params: ({ event }) => event },
                },
                'port.failed': 'whole',
              },
            },
          },
        },
        reading: {
          meta: { says: 'Whether somebody reads it', spec: 'decision 116' },
          initial: 'free',
          on: {
            'tournamentBoard.scroll': '.scrolling',
            'tournamentBoard.update': { guard: 'isChanged', actions: 'catchUp' },
          },
          states: {
            free: {
              meta: { says: 'Nobody reads it: each change is shown', spec: 'decision 116' },
              entry: 'catchUp',
              on: {
                // The other region has kept it first.
                'tournament.told': { actions: 'catchUp' },
                'tournamentBoard.listed': { actions: 'catchUp' },
                'tournamentBoard.hold': {
                  target: 'held',
                  actions: { type: 'hold', params: ({ event }) => event },
                },
              },
            },
            held: {
              meta: { says: 'The order holds still; changes are offered', spec: 'decision 116' },
              on: {
                'tournamentBoard.hold': {
                  actions: { type: 'hold', params: ({ event }) => event },
                },
                'tournamentBoard.release': [
                  {
                    guard: { type: 'isLastHold', params: ({ event }) => event },
                    target: 'free',
                    actions: { type: 'release', params: ({ event }) => event },
                  },
                  { actions: { type: 'release', params: ({ event }) => event } },
                ],
              },
            },
            scrolling: {
              meta: {
                says: 'It is scrolled: the order holds still, and a while longer',
                spec: 'decision 116',
              },
              on: {
                'tournamentBoard.scroll': { target: 'scrolling', reenter: true },
                'tournamentBoard.hold': {
                  actions: { type: 'hold', params: ({ event }) => event },
                },
                'tournamentBoard.release': {
                  actions: { type: 'release', params: ({ event }) => event },
                },
              },
              after: {
                TOURNAMENT_REST_MS: [{ guard: 'isHeld', target: 'held' }, { target: 'free' }],
              },
            },
          },
        },
      },
    },
  },
});

export type TournamentBoardActor = ActorRefFrom<typeof tournamentBoardMachine>;
