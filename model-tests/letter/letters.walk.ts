import { LETTERS_PAGE, PAGE_MAX } from '../../contract/limits';
import { aLetter } from '../../contract/make/letter';
import { lettersMachine } from '../../machines/letter/letters.machine';
import { aLetterChanged, lettersOf } from '../../machines/letter/letters.sample';
import type { LettersWords } from '../../machines/letter/letters.words';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';

export const lettersWalk = listWalk<LettersWords>(silent(lettersMachine), {
  queries: [
    { box: 'inbox', search: '' },
    { box: 'sent', search: '' },
  ],
  items: lettersOf,
  page: LETTERS_PAGE,
  max: PAGE_MAX,
  events: [
    shownAt('/letters'),
    { type: 'list.search', text: 'ju' },
    { type: 'letters.read', id: 'letter_0000' },
    { type: 'letters.read', id: 'letter_0002' },
    { type: 'letters.read', id: undefined },
    { type: 'letters.mark', id: 'letter_0002' },
    { type: 'letters.promised', ids: ['letter_0002'], state: 'deleted' },
    { type: 'letters.promised', ids: ['letter_0002'], state: 'unseen' },
    { type: 'letters.promised', ids: ['letter_0002'], state: 'kept' },
    { type: 'letters.settled' },
    { type: 'letters.takenBack' },
    { type: 'letters.outdated' },
    { type: 'hub.skipped' },
  ],
  brought: [
    aLetterChanged(),
    aLetterChanged({ letter: undefined, boxes: [] }),
    aLetterChanged({
      id: 'letter_8888',
      letter: aLetter({ _id: 'letter_8888', createdAt: '2026-11-01T18:00:00.000Z' }),
    }),
  ],
  // What becomes of its letters is told where they are shown, once.
  offers: ({ type }, here) =>
    !/\.(read|mark|promised|takenBack)$/.test(type) ||
    (here.context.list.items.length > 0 &&
      here.context.list.pages === 1 &&
      (here.matches({ open: 'shown' }) ||
        (type === 'letters.promised' && here.matches('open') && here.hasTag('busy')))),
  view: ({ removed, query }) => [removed.length > 0, query?.search],
});
