import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { type Activity, activitiesRoom } from '../../contract/activity';
import { ACTIVITIES_PAGE, PEOPLE_GATHER_MS } from '../../contract/limits';
import type { Page } from '../../contract/words';
import { firstPage, hasMore, nextPage, noPages, type Paged } from '../kit/list';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type ActivitiesEvent, activitiesPorts } from './activities.words';

export interface ActivitiesContext {
  /** `me`, or another player's id. */
  of: string;
  feed: Paged<Activity>;
  /** Who is signed in, and `me`. */
  playerId: string | undefined;
  /** The room in which the shown player's activities ring. */
  room: string | undefined;
}

const roomOf = ({ of, playerId }: ActivitiesContext): string | undefined => {
  const player = of === 'me' ? playerId : of;
  return player === undefined || player === '' ? undefined : activitiesRoom(player);
};

export const activitiesMachine = setup({
  types: {} as { context: ActivitiesContext; events: ActivitiesEvent; tags: Look; meta: Meaning },
  actors: activitiesPorts,
  delays: { PEOPLE_GATHER_MS },
  guards: {
    isShown: (_, params: { of: string | undefined }) => params.of !== undefined,
    isSame: ({ context }, params: { of: string | undefined }) => params.of === context.of,
    isEmpty: (_, params: { items: unknown[] }) => params.items.length === 0,
    hasMore: ({ context }) => hasMore(context.feed, ACTIVITIES_PAGE),
    isOfRoom: ({ context }, params: { room: string }) => params.room === context.room,
  },
  actions: {
    choose: assign((_, params: { of: string | undefined }) => ({
      of: params.of ?? '',
      feed: noPages,
    })),
    keepPage: assign({ feed: (_, params: Page<Activity>) => firstPage(params) }),
    appendPage: assign({
      feed: ({ context }, params: Page<Activity>) => nextPage(context.feed, params, idOf),
    }),
    empty: assign({ feed: noPages }),
    forget: assign({ of: '', feed: noPages }),
    admit: assign({ playerId: (_, params: { playerId?: string | undefined }) => params.playerId }),
    dismiss: assign({ playerId: undefined }),
    // Whatever changed whose feed it is: in the room of that one, and of no other.
    watch: enqueueActions(({ context, enqueue }) => {
      const room = roomOf(context);
      if (room === context.room) return;
      if (context.room !== undefined)
        enqueue(tell('socket', { type: 'socket.leave', room: context.room }));
      if (room !== undefined) enqueue(tell('socket', { type: 'socket.join', room }));
      enqueue.assign({ room });
    }),
  },
}).createMachine({
  id: 'activities',
  context: { of: '', feed: noPages, playerId: undefined, room: undefined },
  initial: 'closed',
  on: {
    'session.opened': { actions: [{ type: 'admit', params: ({ event }) => event }, 'watch'] },
    'session.closed': { target: '.closed', actions: ['forget', 'dismiss', 'watch'] },
  },
  states: {
    closed: {
      meta: { says: 'No feed is shown', spec: '§2 activities' },
      on: {
        'activities.visit': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'open',
          actions: [{ type: 'choose', params: ({ event }) => event }, 'watch'],
        },
      },
    },
    open: {
      meta: { says: 'A player’s feed is shown', spec: '§2 activities' },
      initial: 'loading',
      on: {
        'activities.visit': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: '.loading',
            actions: [{ type: 'choose', params: ({ event }) => event }, 'watch'],
          },
          { target: 'closed', actions: ['forget', 'watch'] },
        ],
        'player.changed': '.outdated',
        'relation.changed': '.outdated',
        'hub.skipped': '.outdated',
        'room.heard': {
          guard: { type: 'isOfRoom', params: ({ event }) => event },
          target: '.outdated',
        },
        // The rooms were deaf meanwhile.
        'connection.found': '.outdated',
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks for the latest; what was shown stays', spec: '§7 B activities' },
          invoke: {
            id: 'load',
            src: 'activities.load',
            input: ({ context }) => ({ of: context.of, offset: 0 }),
          },
          on: {
            'activities.loaded': [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event },
                target: 'empty',
                actions: 'empty',
              },
              { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => event } },
            ],
            'activities.missing': { target: 'gone', actions: 'empty' },
            'port.failed': 'failed',
            'connection.found': {},
          },
        },
        shown: {
          meta: { says: 'What the player did, newest first', spec: '§7 B activities' },
          on: { 'activities.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          tags: ['busy'],
          meta: { says: 'Asks for older ones below', spec: '§9 Page sizes' },
          invoke: {
            id: 'load',
            src: 'activities.load',
            input: ({ context }) => ({
              of: context.of,
              offset: context.feed.pages * ACTIVITIES_PAGE,
            }),
          },
          on: {
            'activities.loaded': {
              target: 'shown',
              actions: { type: 'appendPage', params: ({ event }) => event },
            },
            'activities.missing': { target: 'gone', actions: 'empty' },
            'port.failed': 'cutShort',
            'connection.found': {},
          },
        },
        cutShort: {
          tags: ['failed'],
          meta: { says: 'The older ones did not load; the others stay', spec: '§9 Page sizes' },
          on: {
            'activities.more': { guard: 'hasMore', target: 'loadingMore' },
            'connection.found': 'loadingMore',
          },
        },
        outdated: {
          meta: { says: 'Something happened; gathers such news', spec: '§7 Real-time, activity' },
          after: { PEOPLE_GATHER_MS: 'loading' },
        },
        empty: { meta: { says: 'The player has done nothing yet', spec: '§2 activities' } },
        gone: { meta: { says: 'There is no such player, or it looks so', spec: 'decision 18' } },
        failed: {
          tags: ['failed'],
          meta: { says: 'The feed did not load; what was shown stays', spec: '§7 B activities' },
          on: { 'activities.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

const idOf = ({ _id }: Activity): string => _id;

export type ActivitiesActor = ActorRefFrom<typeof activitiesMachine>;
