import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Activity } from '../../contract/activity';
import { ACTIVITIES_PAGE, PEOPLE_GATHER_MS } from '../../contract/limits';
import type { Page } from '../../contract/words';
import { firstPage, hasMore, nextPage, noPages, type Paged } from '../kit/list';
import type { Look, Meaning } from '../kit/look';
import type { ActivitiesEvent } from './activities.events';
import { activitiesPorts } from './activities.ports';

export interface ActivitiesContext {
  /** `me`, or another player's id. */
  of: string;
  feed: Paged<Activity>;
}

export const activitiesMachine = setup({
  types: {} as { context: ActivitiesContext; events: ActivitiesEvent; tags: Look; meta: Meaning },
  actors: activitiesPorts,
  delays: { PEOPLE_GATHER_MS },
  guards: {
    isShown: (_, params: { of: string | undefined }) => params.of !== undefined,
    isSame: ({ context }, params: { of: string | undefined }) => params.of === context.of,
    isEmpty: (_, params: { items: unknown[] }) => params.items.length === 0,
    hasMore: ({ context }) => hasMore(context.feed, ACTIVITIES_PAGE),
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
  },
}).createMachine({
  id: 'activities',
  context: { of: '', feed: noPages },
  initial: 'closed',
  on: { 'session.closed': { target: '.closed', actions: 'forget' } },
  states: {
    closed: {
      meta: { says: 'No feed is shown', spec: '§2 activities' },
      on: {
        'activities.visit': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'choose', params: ({ event }) => event },
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
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'closed', actions: 'forget' },
        ],
        'player.changed': '.outdated',
        'hub.skipped': '.outdated',
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
