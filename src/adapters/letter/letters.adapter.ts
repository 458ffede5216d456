import {
  changeLetterState,
  deleteLetter,
  letterCounters,
  lettersInbox,
  lettersSent,
  lettersUnread,
  removeLetters,
  viewLetter,
} from '../../../contract/letter';
import type { Problem } from '../../../contract/problems';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Change, letterChangesPorts } from '../../../machines/letter/letterChanges.words';
import type { letterCounterPorts } from '../../../machines/letter/letterCounter.words';
import type { lettersPorts } from '../../../machines/letter/letters.words';
import type { Asks } from '../api';

const boxes = { inbox: lettersInbox, unread: lettersUnread, sent: lettersSent } as const;
const changed = () => ({ type: 'saving.saved' as const, answer: undefined });
const refused = (problem: Problem) => ({ type: 'saving.refused' as const, problem });

export const lettersAdapters = (
  asks: Asks,
): AdaptersOf<typeof lettersPorts & typeof letterCounterPorts & typeof letterChangesPorts> => {
  const one = { given: ({ ids }: Change) => ({ body: { _id: ids[0] ?? '' } }), refused };
  const view = asks('letters.change', viewLetter, { ...one, answered: changed });
  const remove = asks('letters.change', deleteLetter, { ...one, answered: changed });
  const removeAll = asks('letters.change', removeLetters, {
    given: ({ ids }: Change) => ({ body: { ids } }),
    answered: changed,
    refused,
  });
  const change = asks('letters.change', changeLetterState, {
    given: ({ ids, state }: Change) => ({ body: { ids, state } }),
    answered: changed,
    refused,
  });
  const callOf = ({ ids, state }: Change) => {
    if (state === 'seen' && ids.length === 1) return view;
    if (state !== 'deleted') return change;
    return ids.length === 1 ? remove : removeAll;
  };
  return {
    // Which call it is depends on the box alone.
    'letters.list': (input, answer, hear) =>
      asks('letters.list', boxes[input.query.box], {
        given: ({ query: { search }, pageIndex, pageSize }: typeof input) => ({
          body: { search, pageIndex, pageSize },
        }),
        answered: ({ items, total }) => ({ type: 'list.listed' as const, items, total }),
      })(input, answer, hear),
    'letters.count': asks('letters.count', letterCounters, {
      answered: (count) => ({ type: 'counter.counted', count }),
    }),
    'letters.change': (input, answer, hear) => callOf(input)(input, answer, hear),
  };
};
