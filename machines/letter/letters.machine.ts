import type { ActorRefFrom } from 'xstate';
import { LETTERS_PAGE, PAGE_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { newestFirst, unlessSearched } from '../kit/list.brings';
import { afterChange, boxShown, seenBy, withRead } from './letters.rules';
import type { LettersWords } from './letters.words';

const fresh = { reading: undefined, marked: [], removed: [] };

/** The letters of the box that is shown, which of them is read, and which are chosen. */
export const lettersMachine = listMachine<LettersWords>({
  id: 'letters',
  spec: '§7 B letters',
  says: {
    outdated: 'A letter came or changed; gathers such news',
    empty: 'There are no such letters',
  },
  page: LETTERS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { box: 'inbox', search: '' },
  own: fresh,
  fresh,
  visitedBy: { 'route.shown': boxShown },
  searched: (query, text) => ({ ...query, search: text }),
  outdatedBy: { 'letters.outdated': () => true, 'hub.skipped': () => true },
  brings: {
    precedes: newestFirst,
    mayLeave: true,
    by: {
      'letter.changed': ({ id, letter, boxes }, { query }) =>
        unlessSearched(query, { id, item: letter, isIn: boxes.includes(query.box) }),
    },
  },
  unsettledBy: { 'letters.promised': () => true, 'letters.settled': () => false },
  edits: {
    'letters.read': ({ id }) => ({ reading: id }),
    'letters.mark': ({ id }, { marked }) => ({
      marked: marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id],
    }),
    'letters.promised': (change, box) => afterChange(box, change),
    'letters.takenBack': () => ({ removed: [], reading: undefined }),
  },
  tells: { 'letters.read': seenBy },
  // Read, a letter leaves the unread ones, but not from under the reader's eyes.
  merge: (page, { list, reading }) => withRead(list.items, page, reading),
});

export type LettersActor = ActorRefFrom<typeof lettersMachine>;
