import type { ActorRefFrom } from 'xstate';
import { LETTERS_PAGE } from '../../contract/limits';
import { sizeOf } from './letters.rules';
import { lettersSetup, nothing } from './letters.setup';

/** The player's letters: how many, the box that is shown, and what becomes of them. */
export const lettersMachine = lettersSetup.createMachine({
  id: 'letters',
  context: nothing,
  type: 'parallel',
  states: {
    counter: {
      meta: { says: 'How many letters there are', spec: '§3 Letter' },
      initial: 'absent',
      on: { 'session.opened': '.counting', 'session.closed': '.absent' },
      states: {
        absent: { meta: { says: 'A guest gets no letters', spec: '§6 Guest' } },
        counting: {
          tags: ['busy'],
          meta: { says: 'Counts them; the last numbers stay', spec: '§7 B letters/counters' },
          invoke: { id: 'count', src: 'letters.count', input: undefined },
          on: {
            'letters.counted': {
              target: 'counted',
              actions: { type: 'keepCounters', params: ({ event }) => event },
            },
            'port.failed': {
              guard: {
                type: 'isFrom',
                params: ({ event }) => ({ ...event, name: 'letters.count' }),
              },
              target: 'uncounted',
            },
            // An answer that is under way may be older than what has just happened.
            'letter.arrived': { target: 'counting', reenter: true },
            'hub.skipped': { target: 'counting', reenter: true },
            'letters.outdated': { target: 'counting', reenter: true },
            'player.changed': {
              guard: { type: 'isOfLetters', params: ({ event }) => event },
              target: 'counting',
              reenter: true,
            },
          },
        },
        counted: {
          meta: { says: 'The numbers are shown', spec: '§3 Letter' },
          on: {
            'letter.arrived': 'counting',
            'hub.skipped': 'counting',
            'letters.outdated': 'counting',
            'player.changed': {
              guard: { type: 'isOfLetters', params: ({ event }) => event },
              target: 'counting',
            },
          },
        },
        uncounted: {
          tags: ['failed'],
          meta: { says: 'They could not be counted', spec: '§7 B letters/counters' },
          on: { 'connection.found': 'counting', 'hub.skipped': 'counting' },
        },
      },
    },
    page: {
      meta: { says: 'The page of letters', spec: '§2 letters' },
      initial: 'closed',
      on: { 'session.closed': { target: '.closed', actions: 'forget' } },
      states: {
        closed: {
          meta: { says: 'The page of letters is not shown', spec: '§2 letters' },
          on: {
            'letters.visit': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
        open: {
          meta: { says: 'A box of the page is shown', spec: '§3 Letter' },
          initial: 'loading',
          on: {
            'letters.visit': [
              { guard: { type: 'isSame', params: ({ event }) => event } },
              {
                guard: { type: 'isShown', params: ({ event }) => event },
                target: '.loading',
                actions: { type: 'choose', params: ({ event }) => event },
              },
              { target: 'closed', actions: 'forgetPage' },
            ],
            'letters.search': {
              target: '.typing',
              actions: { type: 'keepSearch', params: ({ event }) => ({ text: event.text }) },
            },
            'letters.mark': { actions: { type: 'toggleMark', params: ({ event }) => event } },
            'letter.arrived': '.outdated',
            'letters.outdated': '.outdated',
            'hub.skipped': '.outdated',
            'player.changed': {
              guard: { type: 'isOfLetters', params: ({ event }) => event },
              target: '.outdated',
            },
          },
          states: {
            typing: {
              meta: { says: 'Waits for the end of a word', spec: '§9 Search' },
              // What is asked anew for a word under way would be of the last word.
              on: { 'player.changed': {}, 'hub.skipped': {}, 'letter.arrived': {} },
              after: { SEARCH_DEBOUNCE_MS: { target: 'loading', actions: 'startOver' } },
            },
            loading: {
              tags: ['busy'],
              meta: { says: 'Asks for the list; what was shown stays', spec: '§7 B letters' },
              invoke: {
                id: 'list',
                src: 'letters.list',
                input: ({ context: { box, search, page } }) => ({
                  box,
                  search,
                  pageIndex: 0,
                  pageSize: sizeOf(page),
                }),
              },
              on: {
                'letters.listed': [
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event },
                    target: 'empty',
                    actions: 'startOver',
                  },
                  { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => event } },
                ],
                'port.failed': {
                  guard: {
                    type: 'isFrom',
                    params: ({ event }) => ({ ...event, name: 'letters.list' }),
                  },
                  target: 'failed',
                },
              },
            },
            shown: {
              meta: { says: 'The letters of the box, newest first', spec: '§3 Letter' },
              on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } },
            },
            loadingMore: {
              tags: ['busy'],
              meta: { says: 'Asks for the next page below', spec: '§9 Page sizes' },
              invoke: {
                id: 'list',
                src: 'letters.list',
                input: ({ context: { box, search, page } }) => ({
                  box,
                  search,
                  pageIndex: page.pages,
                  pageSize: LETTERS_PAGE,
                }),
              },
              on: {
                'letters.listed': {
                  target: 'shown',
                  actions: { type: 'appendPage', params: ({ event }) => event },
                },
                // The page that was asked for comes with the others.
                'letter.arrived': { target: 'outdated', actions: 'keepAsked' },
                'letters.outdated': { target: 'outdated', actions: 'keepAsked' },
                'hub.skipped': { target: 'outdated', actions: 'keepAsked' },
                'player.changed': {
                  guard: { type: 'isOfLetters', params: ({ event }) => event },
                  target: 'outdated',
                  actions: 'keepAsked',
                },
                'port.failed': {
                  guard: {
                    type: 'isFrom',
                    params: ({ event }) => ({ ...event, name: 'letters.list' }),
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
              meta: { says: 'A letter came or changed; gathers such news', spec: '§7 Real-time' },
              after: { PEOPLE_GATHER_MS: 'loading' },
            },
            empty: { meta: { says: 'There are no such letters', spec: '§3 Letter' } },
            failed: {
              tags: ['failed'],
              meta: { says: 'The list did not load; what was shown stays', spec: '§7 B letters' },
              on: { 'list.retry': 'loading', 'connection.found': 'loading' },
            },
          },
        },
      },
    },
    changing: {
      meta: { says: 'What becomes of the player’s copies', spec: '§3 Letter' },
      initial: 'idle',
      on: {
        'session.closed': '.idle',
        'letters.read': [
          {
            guard: { type: 'isUnseen', params: ({ event }) => event },
            target: '.saving',
            actions: [
              { type: 'keepReading', params: ({ event }) => event },
              {
                type: 'promise',
                params: ({ event }) => ({ ids: [event.id ?? ''], state: 'seen' }),
              },
            ],
          },
          { actions: { type: 'keepReading', params: ({ event }) => event } },
        ],
        'letters.change': {
          guard: { type: 'isHere', params: ({ event }) => event },
          target: '.saving',
          actions: {
            type: 'promise',
            params: ({ event: { ids, state } }) => ({ ids, state }),
          },
        },
        'letters.undo': {
          guard: 'isAnyRemoved',
          target: '.saving',
          actions: {
            type: 'promise',
            params: ({ context }) => ({
              ids: context.removed.map(({ _id }) => _id),
              state: 'kept',
            }),
          },
        },
      },
      states: {
        idle: {
          meta: { says: 'Every change is saved', spec: '§7 A letters/change-state' },
          on: {
            'outbox.ended': {
              guard: { type: 'isOver', params: ({ event }) => event },
              actions: 'askAgain',
            },
          },
        },
        waiting: {
          tags: ['optimistic', 'offline'],
          meta: { says: 'Shown as done; the outbox holds it', spec: 'decision 68' },
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
          meta: { says: 'Shown as done, being saved', spec: '§7 A letters/change-state' },
          invoke: {
            id: 'change',
            src: 'letters.change',
            input: ({ context }) => context.changes[0] ?? { ids: [], state: 'seen' },
          },
          on: {
            'letters.read': [
              {
                guard: { type: 'isUnseen', params: ({ event }) => event },
                actions: [
                  { type: 'keepReading', params: ({ event }) => event },
                  {
                    type: 'promise',
                    params: ({ event }) => ({ ids: [event.id ?? ''], state: 'seen' }),
                  },
                ],
              },
              { actions: { type: 'keepReading', params: ({ event }) => event } },
            ],
            // Behind the one in flight: entered again, this state would send that one twice.
            'letters.change': {
              guard: { type: 'isHere', params: ({ event }) => event },
              actions: {
                type: 'promise',
                params: ({ event: { ids, state } }) => ({ ids, state }),
              },
            },
            'letters.undo': {
              guard: 'isAnyRemoved',
              actions: {
                type: 'promise',
                params: ({ context }) => ({
                  ids: context.removed.map(({ _id }) => _id),
                  state: 'kept',
                }),
              },
            },
            'letters.changed': [
              { guard: 'isChangeLeft', target: 'saving', reenter: true, actions: 'dropChange' },
              { target: 'idle', actions: 'dropChange' },
            ],
            'letters.refused': {
              target: 'idle',
              actions: ['dropChanges', 'sayUnsaved', 'askAgain'],
            },
            'port.failed': [
              {
                guard: { type: 'isKeptAndLeft', params: ({ event }) => event },
                target: 'saving',
                reenter: true,
                actions: 'dropChange',
              },
              {
                guard: { type: 'isKept', params: ({ event }) => event },
                target: 'waiting',
                actions: 'dropChange',
              },
              {
                guard: {
                  type: 'isFrom',
                  params: ({ event }) => ({ ...event, name: 'letters.change' }),
                },
                target: 'idle',
                actions: ['dropChanges', 'sayUnsaved', 'askAgain'],
              },
            ],
          },
        },
      },
    },
  },
});

export type LettersActor = ActorRefFrom<typeof lettersMachine>;
