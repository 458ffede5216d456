import type { Page } from '../../contract/words';
import type { Brought } from './list.rules';

/** What comes of an item of a list that can be searched: whether the search finds it, the server says. */
export const unlessSearched = <Item>(
  { search }: { search: string },
  change: Exclude<Brought<Item>, 'untold'>,
): Brought<Item> => (change.isIn && search !== '' ? 'untold' : change);

/** The order of most lists: what came last stands first. */
export const newestFirst = (item: { createdAt: string }, other: { createdAt: string }): boolean =>
  item.createdAt >= other.createdAt;

/**
 * A list that was asked for anew, newest first, with those of before that are at hand here: they
 * would vanish from under the player's hands.
 */
export const withHeld = <Item extends { _id: string; createdAt: string }>(
  before: readonly Item[],
  { items, total }: Page<Item>,
  ids: readonly string[],
): Page<Item> => {
  const listed = new Set(items.map(({ _id }) => _id));
  const held = before.filter(({ _id }) => ids.includes(_id) && !listed.has(_id));
  return {
    items: [...items, ...held].toSorted((one, other) =>
      other.createdAt.localeCompare(one.createdAt),
    ),
    total: total + held.length,
  };
};
