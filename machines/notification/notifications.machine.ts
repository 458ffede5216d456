import type { ActorRefFrom } from 'xstate';
import { NOTIFICATIONS_PAGE } from '../../contract/limits';
import { sizeOf } from './notifications.rules';
import { nothing, notificationsSetup } from './notifications.setup';

/** What the player is told of: the bell, the page, and the marks under way. */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  context: nothing,
  type: 'parallel',
  states: {
    bell: {
      meta: { says: 'How much is unseen, and what has just arrived', spec: '§3 Notification' },
      initial: 'absent',
      on: { 'session.opened': '.loading', 'session.closed': '.absent' },
      states: {
        absent: { meta: { says: 'A guest is told nothing', spec: '§6 Guest' } },
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks what is unseen; the last number stays', spec: '§9 Page sizes' },
          invoke: { id: 'unseen', src: 'notifications.unseen', input: undefined },
          on: {
            'notifications.told': {
              target: 'known',
              actions: [
                { type: 'keepUnseen', params: ({ event }) => event },
                { type: 'keepTotals', params: ({ event }) => event },
              ],
            },
            'notification.arrived': 'arriving',
            // An answer that is under way may be older than what has just happened.
            'notifications.outdated': { target: 'loading', reenter: true },
            'hub.skipped': { target: 'loading', reenter: true },
            'player.changed': {
              guard: { type: 'isOfMarks', params: ({ event }) => event },
              target: 'loading',
              reenter: true,
            },
            'port.failed': {
              guard: {
                type: 'isFrom',
                params: ({ event }) => ({ ...event, name: 'notifications.unseen' }),
              },
              target: 'failed',
            },
          },
        },
        known: {
          meta: { says: 'The number is shown', spec: '§3 Notification' },
          on: {
            'notification.arrived': 'arriving',
            'notifications.outdated': 'loading',
            'hub.skipped': 'loading',
            'player.changed': {
              guard: { type: 'isOfMarks', params: ({ event }) => event },
              target: 'loading',
            },
          },
        },
        arriving: {
          tags: ['busy'],
          meta: { says: 'Something has arrived: asks what', spec: '§7 Real-time, §1' },
          invoke: { id: 'unseen', src: 'notifications.unseen', input: undefined },
          on: {
            'notifications.told': {
              target: 'known',
              actions: [
                { type: 'announce', params: ({ event }) => event },
                { type: 'keepUnseen', params: ({ event }) => event },
                { type: 'keepTotals', params: ({ event }) => event },
              ],
            },
            'notification.arrived': { target: 'arriving', reenter: true },
            // An answer that is under way may be older than what has just happened.
            'notifications.outdated': { target: 'arriving', reenter: true },
            'hub.skipped': { target: 'arriving', reenter: true },
            'player.changed': {
              guard: { type: 'isOfMarks', params: ({ event }) => event },
              target: 'arriving',
              reenter: true,
            },
            'port.failed': {
              guard: {
                type: 'isFrom',
                params: ({ event }) => ({ ...event, name: 'notifications.unseen' }),
              },
              target: 'failed',
            },
          },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'It could not be asked; the last number stays', spec: '§3 Notification' },
          on: {
            'connection.found': 'loading',
            'notification.arrived': 'arriving',
            'hub.skipped': 'loading',
          },
        },
      },
    },
    page: {
      meta: { says: 'The page of notifications', spec: '§2 notifications' },
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
              { target: 'closed', actions: 'forgetPage' },
            ],
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
                    actions: ['startOver', { type: 'keepTotals', params: ({ event }) => event }],
                  },
                  {
                    target: 'shown',
                    actions: [
                      { type: 'keepPage', params: ({ event }) => event },
                      { type: 'keepTotals', params: ({ event }) => event },
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
              on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } },
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
                    { type: 'keepTotals', params: ({ event }) => event },
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
                'list.more': { guard: 'hasMore', target: 'loadingMore' },
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
              on: { 'list.retry': 'loading', 'connection.found': 'loading' },
            },
          },
        },
      },
    },
    marking: {
      meta: { says: 'What the player has seen', spec: '§4 Notification is seen' },
      initial: 'idle',
      on: {
        'session.closed': '.idle',
        'notifications.see': {
          guard: { type: 'isUnseen', params: ({ event }) => event },
          target: '.saving',
          actions: { type: 'promise', params: ({ event }) => ({ id: event.id }) },
        },
        'notifications.seeAll': {
          guard: 'isAnyUnseen',
          target: '.saving',
          actions: { type: 'promise', params: ({ context }) => ({ list: context.list }) },
        },
      },
      states: {
        idle: {
          meta: { says: 'Every mark is saved', spec: '§4 Notification is seen' },
          on: {
            'outbox.ended': {
              guard: { type: 'isOver', params: ({ event }) => event },
              actions: 'askAgain',
            },
          },
        },
        waiting: {
          tags: ['optimistic', 'offline'],
          meta: { says: 'Shown as seen; the outbox holds the mark', spec: 'decision 68' },
          on: {
            'outbox.ended': {
              guard: { type: 'isOver', params: ({ event }) => event },
              target: 'idle',
              actions: 'askAgain',
            },
          },
        },
        saving: {
          tags: ['busy', 'optimistic'],
          meta: { says: 'Shown as seen, being saved', spec: '§7 B notifications/view' },
          invoke: {
            id: 'mark',
            src: 'notifications.mark',
            input: ({ context }) => context.marks[0] ?? { list: 'all' },
          },
          on: {
            // Behind the one in flight: entered again, this state would send that one twice.
            'notifications.see': {
              guard: { type: 'isUnseen', params: ({ event }) => event },
              actions: { type: 'promise', params: ({ event }) => ({ id: event.id }) },
            },
            'notifications.seeAll': {
              guard: 'isAnyUnseen',
              actions: { type: 'promise', params: ({ context }) => ({ list: context.list }) },
            },
            'notifications.marked': [
              // The totals of this answer do not know of the marks that wait behind it.
              { guard: 'isMarkLeft', target: 'saving', reenter: true, actions: 'dropMark' },
              {
                target: 'idle',
                actions: ['dropMark', { type: 'keepTotals', params: ({ event }) => event }],
              },
            ],
            'notifications.refused': {
              target: 'idle',
              actions: ['dropMarks', 'sayUnsaved', 'askAgain'],
            },
            'port.failed': [
              {
                guard: { type: 'isKeptAndLeft', params: ({ event }) => event },
                target: 'saving',
                reenter: true,
                actions: 'dropMark',
              },
              {
                guard: { type: 'isKept', params: ({ event }) => event },
                target: 'waiting',
                actions: 'dropMark',
              },
              {
                guard: {
                  type: 'isFrom',
                  params: ({ event }) => ({ ...event, name: 'notifications.mark' }),
                },
                target: 'idle',
                actions: ['dropMarks', 'sayUnsaved', 'askAgain'],
              },
            ],
          },
        },
      },
    },
  },
});

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;
