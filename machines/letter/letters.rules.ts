import type { Letter } from '../../contract/letter';
import { LETTERS_PAGE } from '../../contract/limits';
import type { Paged } from '../kit/list.rules';
import { type OutboxEntry, streamOf } from '../outbox/outbox.calls';
import { type Change, type LetterBox, letterBoxes } from './letters.words';

/** The largest page that the call gives. */
const PAGE_MAX = 100;

/** As many letters as are shown, in one page: a list that is asked for anew does not shrink. */
export const sizeOf = ({ pages }: Paged<unknown>): number =>
  Math.min(PAGE_MAX, LETTERS_PAGE * Math.max(1, pages));

/** The box that an address names; the inbox when it names none. */
export const letterBoxOf = (name: string | undefined): LetterBox =>
  letterBoxes.find((box) => box === name) ?? 'inbox';

/** The address of a box. */
export const addressOfLetters = (box: LetterBox): string =>
  box === 'inbox' ? '/letters' : `/letters/${box}`;

/** The address of an empty sheet for a player. */
export const addressOfSheet = ({ _id, username }: { _id: string; username: string }): string =>
  `/letters/write?to=${encodeURIComponent(_id)}&name=${encodeURIComponent(username)}`;

/** Whether an entry of the outbox writes a letter or changes some. */
export const isLetters = (entry: OutboxEntry): boolean => /^letter/.test(streamOf(entry));

const byAge = (one: Letter, other: Letter): number => other.createdAt.localeCompare(one.createdAt);

/** The list after a change of its letters; `removed` are those that were thrown away before. */
export const listAfter = (
  { items, total, pages }: Paged<Letter>,
  { ids, state }: Change,
  removed: readonly Letter[],
): Paged<Letter> => {
  if (state === 'deleted') {
    const left = items.filter(({ _id }) => !ids.includes(_id));
    return { items: left, total: total - (items.length - left.length), pages };
  }
  if (state === 'kept') {
    const known = new Set(items.map(({ _id }) => _id));
    const back = removed.filter(({ _id }) => ids.includes(_id) && !known.has(_id));
    return { items: [...items, ...back].toSorted(byAge), total: total + back.length, pages };
  }
  return {
    items: items.map((one) => (ids.includes(one._id) ? { ...one, status: state } : one)),
    total,
    pages,
  };
};
