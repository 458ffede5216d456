import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { Letter, LetterCounters } from '../../contract/letter';
import { LETTERS_PAGE, PEOPLE_GATHER_MS, SEARCH_DEBOUNCE_MS } from '../../contract/limits';
import type { Page } from '../../contract/words';
import { hasMore, nextPage, noPages, type Paged } from '../kit/list';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { OutboxEnded } from '../outbox/outbox.events';
import type { Change, LetterBox, LettersEvent } from './letters.events';
import { lettersPorts } from './letters.ports';
import { isLetters, listAfter, sizeOf } from './letters.rules';

export interface LettersContext {
  box: LetterBox;
  search: string;
  page: Paged<Letter>;
  /** The letter in the reading pane. */
  reading: string | undefined;
  /** The selection. */
  marked: string[];
  /** Thrown away last: they can be taken back. */
  removed: Letter[];
  counters: LetterCounters | undefined;
  /** Changes on their way to the server, the one in flight first. */
  changes: Change[];
}

const noBox = {
  box: 'inbox' as const,
  search: '',
  page: noPages,
  reading: undefined,
  marked: [],
  removed: [],
};
const nothing: LettersContext = { ...noBox, counters: undefined, changes: [] };

/** The player's letters: how many, the box that is shown, and what becomes of them. */
export const lettersMachine = setup({
  types: {} as { context: LettersContext; events: LettersEvent; tags: Look; meta: Meaning },
  actors: lettersPorts,
  delays: { PEOPLE_GATHER_MS, SEARCH_DEBOUNCE_MS },
  guards: {
    isShown: (_, params: { box: LetterBox | undefined }) => params.box !== undefined,
    isSame: ({ context }, params: { box: LetterBox | undefined }) => params.box === context.box,
    isOfLetters: (_, params: { changed: string[] }) => params.changed.includes('letters'),
    isFrom: (_, params: { port: string; name: string }) => params.port === params.name,
    isEmpty: (_, params: { items: unknown[] }) => params.items.length === 0,
    // What the player wrote is seen by the other one.
    isUnseen: ({ context }, params: { id: string | undefined }) =>
      context.box !== 'sent' &&
      context.page.items.some(({ _id, status }) => _id === params.id && status === 'unseen'),
    isHere: ({ context }, params: { ids: string[] }) =>
      context.page.items.some(({ _id }) => params.ids.includes(_id)),
    isAnyRemoved: ({ context }) => context.removed.length > 0,
    isKept: (_, params: { port: string; kept?: string }) =>
      params.port === 'letters.change' && params.kept !== undefined,
    isKeptAndLeft: ({ context }, params: { port: string; kept?: string }) =>
      params.port === 'letters.change' && params.kept !== undefined && context.changes.length > 1,
    isOver: (_, params: OutboxEnded) => !params.left && isLetters(params.entry),
    isChangeLeft: ({ context }) => context.changes.length > 1,
    hasMore: ({ context }) => hasMore(context.page, LETTERS_PAGE),
  },
  actions: {
    choose: assign((_, params: { box: LetterBox | undefined }) => ({
      ...noBox,
      box: params.box ?? 'inbox',
    })),
    keepSearch: assign({ search: (_, params: { text: string }) => params.text }),
    keepPage: assign({
      page: ({ context }, { items, total }: Page<Letter>) => {
        const read = context.page.items.find(({ _id }) => _id === context.reading);
        // Read, a letter leaves the unread ones, but not from under the reader's eyes.
        const stays = read !== undefined && !items.some(({ _id }) => _id === read._id);
        return {
          items: stays ? [read, ...items] : items,
          total: stays ? total + 1 : total,
          pages: sizeOf(context.page) / LETTERS_PAGE,
        };
      },
    }),
    appendPage: assign({
      page: ({ context }, params: Page<Letter>) => nextPage(context.page, params, ({ _id }) => _id),
    }),
    keepCounters: assign({
      counters: (_, params: { counters: LetterCounters }) => params.counters,
    }),
    keepReading: assign({ reading: (_, params: { id: string | undefined }) => params.id }),
    toggleMark: assign({
      marked: ({ context }, params: { id: string }) =>
        context.marked.includes(params.id)
          ? context.marked.filter((id) => id !== params.id)
          : [...context.marked, params.id],
    }),
    promise: assign(({ context }, params: Change) => {
      const isRemoval = params.state === 'deleted';
      const away = context.page.items.filter(({ _id }) => params.ids.includes(_id));
      const isReadAway = isRemoval && params.ids.includes(context.reading ?? '');
      return {
        changes: [...context.changes, params],
        page: listAfter(context.page, params, context.removed),
        removed: isRemoval ? away : params.state === 'kept' ? [] : context.removed,
        marked: context.marked.filter((id) => !params.ids.includes(id)),
        reading: isReadAway || params.state === 'unseen' ? undefined : context.reading,
      };
    }),
    dropChange: assign({ changes: ({ context }) => context.changes.slice(1) }),
    dropChanges: assign({ changes: [], removed: [], reading: undefined }),
    startOver: assign({ page: noPages, reading: undefined, marked: [] }),
    forgetPage: assign(noBox),
    forget: assign(nothing),
    askAgain: raise({ type: 'letters.outdated' }),
    sayUnsaved: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Letters.The change was not saved',
    }),
  },
}).createMachine({
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
