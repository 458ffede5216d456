import type { ActorRefFrom } from 'xstate';
import { LETTERS_PAGE } from '../../contract/limits';
import { sizeOf } from './letters.rules';
import { lettersSetup, nothing } from './letters.setup';

/** The letters of the box that is shown, which of them is read, and which are chosen. */
export const lettersMachine = lettersSetup.createMachine({
  id: 'letters',
  context: nothing,
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
          { target: 'closed', actions: 'forget' },
        ],
        'letters.search': {
          target: '.typing',
          actions: { type: 'keepSearch', params: ({ event }) => ({ text: event.text }) },
        },
        'letters.read': [
          {
            guard: { type: 'isUnseen', params: ({ event }) => event },
            actions: [
              { type: 'keepReading', params: ({ event }) => event },
              { type: 'markSeen', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'keepReading', params: ({ event }) => event } },
        ],
        'letters.promised': { actions: { type: 'promise', params: ({ event }) => event } },
        'letters.takenBack': { actions: 'takeBack' },
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
          on: { 'letters.more': { guard: 'hasMore', target: 'loadingMore' } },
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
            'letters.more': { guard: 'hasMore', target: 'loadingMore' },
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
          on: { 'letters.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type LettersActor = ActorRefFrom<typeof lettersMachine>;
