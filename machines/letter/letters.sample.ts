import type { Letter, LetterCounters } from '../../contract/letter';
import { aLetter } from '../../contract/make/letter';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { LetterChanged, LettersWords } from './letters.words';

const writers = [
  ['Juniper', 'The carousel is lit tonight. Meet me at the lanterns?'],
  ['Marlow', 'I kept you a seat by the band. They start at nine and play until the last candle.'],
  ['Odile', 'Thank you for the coins! I put them all on the little red wheel, and guess what.'],
] as const;

/** As many letters, of three friends in turn; the first two are not read yet. */
export const lettersOf = (count: number): Letter[] =>
  Array.from({ length: count }, (_, index) => {
    const [username, text] = writers[index % writers.length] ?? writers[0];
    return aLetter({
      _id: `letter_000${index}`,
      sender: { _id: `player_000${(index % writers.length) + 2}`, username },
      text,
      ...(index > 1 && { status: 'seen' as const }),
    });
  });

export const letterCounters = (given: Partial<LetterCounters> = {}): LetterCounters => ({
  seen: 1,
  inbox: 3,
  sent: 4,
  unread: 2,
  ...given,
});

/** The hub tells of one that came after those. */
export const aLetterChanged = (given: Partial<LetterChanged> = {}): LetterChanged => ({
  type: 'letter.changed',
  id: 'letter_9999',
  letter: aLetter({ _id: 'letter_9999', createdAt: '2026-11-21T18:00:00.000Z' }),
  boxes: ['inbox', 'unread'],
  counters: letterCounters({ inbox: 4, unread: 3 }),
  ...given,
});

/** Three letters in the inbox, none of them opened. */
export const aLetterBox = (
  given: Partial<ListContext<LettersWords>> = {},
): ListContext<LettersWords> => ({
  ...aList({ box: 'inbox', search: '' }, lettersOf(3)),
  reading: undefined,
  marked: [],
  removed: [],
  ...given,
});
