import { assign, raise, setup } from 'xstate';
import type { Letter, LetterCounters } from '../../contract/letter';
import { LETTERS_PAGE, PEOPLE_GATHER_MS, SEARCH_DEBOUNCE_MS } from '../../contract/limits';
import type { Page } from '../../contract/words';
import { hasMore, nextPage, noPages, type Paged, withNext } from '../kit/list.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { OutboxEnded } from '../outbox/outbox.words';
import { isLetters, listAfter, sizeOf } from './letters.rules';
import { type Change, type LetterBox, type LettersEvent, lettersPorts } from './letters.words';

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
export const nothing: LettersContext = { ...noBox, counters: undefined, changes: [] };

/** What the chart of letters is made of. */
export const lettersSetup = setup({
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
    keepAsked: assign({
      page: ({ context }) => withNext(context.page, { page: LETTERS_PAGE, max: LETTERS_PAGE }),
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
});
