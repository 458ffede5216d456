import { type Letter, type LetterBox, letterBoxes } from '../../contract/letter';
import type { Page } from '../../contract/words';
import type { ListContext } from '../kit/list.config';
import type { Paged } from '../kit/list.rules';
import type { Told } from '../kit/tell';
import { type OutboxEntry, streamOf } from '../outbox/outbox.calls';
import type { RouteShown } from '../router/router.words';
import type { Change } from './letterChanges.words';
import type { LettersWords } from './letters.words';

/** The box that an address names; the inbox when it names none. */
export const letterBoxOf = (name: string | undefined): LetterBox =>
  letterBoxes.find((box) => box === name) ?? 'inbox';

/** What a screen shows of the player's letters; undefined where it shows none. */
export const boxShown = ({ route }: RouteShown): LettersWords['query'] | undefined =>
  route.name === 'letters' ? { box: letterBoxOf(route.params.box), search: '' } : undefined;

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
const listAfter = (
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

type Box = ListContext<LettersWords>;

/** Whether the player has yet to open a letter; what they wrote is seen by the other one. */
const isUnseen = ({ query, list }: Box, id: string): boolean =>
  query.box !== 'sent' && list.items.some(({ _id, status }) => _id === id && status === 'unseen');

/** Who is told that a letter is opened: what saves that it is seen. */
export const seenBy = ({ id }: { id?: string | undefined }, box: Box): readonly Told[] => {
  if (id === undefined || !isUnseen(box, id)) return [];
  const change: Change = { ids: [id], state: 'seen' };
  return [{ to: 'letterChanges', event: { type: 'saving.add', change } }];
};

/** What a box knows after a change of its letters. */
export const afterChange = (
  { list, removed, marked, reading }: Box,
  change: Change,
): Pick<Box, 'list' | 'removed' | 'marked' | 'reading'> => {
  const { ids, state } = change;
  const isRemoval = state === 'deleted';
  const away = list.items.filter(({ _id }) => ids.includes(_id));
  const isReadAway = isRemoval && ids.includes(reading ?? '');
  return {
    list: listAfter(list, change, removed),
    removed: isRemoval ? away : state === 'kept' ? [] : removed,
    marked: marked.filter((id) => !ids.includes(id)),
    reading: isReadAway || state === 'unseen' ? undefined : reading,
  };
};

/** A list that was asked for anew, with the letter of it that is being read. */
export const withRead = (
  before: readonly Letter[],
  { items, total }: Page<Letter>,
  reading: string | undefined,
): Page<Letter> => {
  const read = before.find(({ _id }) => _id === reading);
  return read === undefined || items.some(({ _id }) => _id === read._id)
    ? { items, total }
    : { items: [read, ...items], total: total + 1 };
};
