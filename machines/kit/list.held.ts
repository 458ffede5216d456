import type { Page } from '../../contract/words';

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
