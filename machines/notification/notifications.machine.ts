import type { ActorRefFrom } from 'xstate';
import { NOTIFICATIONS_PAGE } from '../../contract/limits';
import { sizeOf } from './notifications.rules';
import { nothing, notificationsSetup } from './notifications.setup';

/** The list of what the player is told of: one category, or all of them. */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  context: nothing,
  initial: 'closed',
  on: { 'session.closed': { target: '.closed', actions: 'forget' } },
  states: {
    closed: {
      meta: { says: 'The page is not shown', spec: '§2 notifications' },
      on: {
        'notifications.visit': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    open: {
      meta: { says: 'One category is shown, or all', spec: '§2 notifications/{category}' },
      initial: 'loading',
      on: {
        'notifications.visit': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: '.loading',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'closed', actions: 'forget' },
        ],
        'notifications.promised': { actions: { type: 'promise', params: ({ event }) => event } },
        'notification.arrived': '.outdated',
        'notifications.outdated': '.outdated',
        'hub.skipped': '.outdated',
        'player.changed': {
          guard: { type: 'isOfMarks', params: ({ event }) => event },
          target: '.outdated',
        },
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks for the list; what was shown stays', spec: '§7 B notifications' },
          invoke: {
            id: 'list',
            src: 'notifications.list',
            input: ({ context: { list, page } }) => ({ list, page: 1, perPage: sizeOf(page) }),
          },
          on: {
            'notifications.listed': [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event },
                target: 'empty',
                actions: ['startOver', { type: 'tellTotals', params: ({ event }) => event }],
              },
              {
                target: 'shown',
                actions: [
                  { type: 'keepPage', params: ({ event }) => event },
                  { type: 'tellTotals', params: ({ event }) => event },
                ],
              },
            ],
            'port.failed': {
              guard: {
                type: 'isFrom',
                params: ({ event }) => ({ ...event, name: 'notifications.list' }),
              },
              target: 'failed',
            },
          },
        },
        shown: {
          meta: { says: 'The notifications, newest first', spec: '§3 Notification' },
          on: { 'notifications.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          tags: ['busy'],
          meta: { says: 'Asks for the next page below', spec: '§9 Page sizes' },
          invoke: {
            id: 'list',
            src: 'notifications.list',
            input: ({ context: { list, page } }) => ({
              list,
              page: page.pages + 1,
              perPage: NOTIFICATIONS_PAGE,
            }),
          },
          on: {
            'notifications.listed': {
              target: 'shown',
              actions: [
                { type: 'appendPage', params: ({ event }) => event },
                { type: 'tellTotals', params: ({ event }) => event },
              ],
            },
            // The page that was asked for comes with the others.
            'notification.arrived': { target: 'outdated', actions: 'keepAsked' },
            'notifications.outdated': { target: 'outdated', actions: 'keepAsked' },
            'hub.skipped': { target: 'outdated', actions: 'keepAsked' },
            'player.changed': {
              guard: { type: 'isOfMarks', params: ({ event }) => event },
              target: 'outdated',
              actions: 'keepAsked',
            },
            'port.failed': {
              guard: {
                type: 'isFrom',
                params: ({ event }) => ({ ...event, name: 'notifications.list' }),
              },
              target: 'cutShort',
            },
          },
        },
        cutShort: {
          tags: ['failed'],
          meta: { says: 'The next page did not load; the others stay', spec: '§9 Page sizes' },
          on: {
            'notifications.more': { guard: 'hasMore', target: 'loadingMore' },
            'connection.found': 'loadingMore',
          },
        },
        outdated: {
          meta: { says: 'Something has changed; gathers such news', spec: '§7 Real-time' },
          after: { PEOPLE_GATHER_MS: 'loading' },
        },
        empty: { meta: { says: 'There is nothing in it', spec: '§3 Notification' } },
        failed: {
          tags: ['failed'],
          meta: { says: 'The list did not load; what was shown stays', spec: '§7 B' },
          on: { 'notifications.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;
