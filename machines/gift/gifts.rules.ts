import { type Gift, type GiftList, giftLists } from '../../contract/gift';
import type { Page } from '../../contract/words';

/** The list that an address names; what waits to be opened when it names none. */
export const giftListOf = (name: string | undefined): GiftList =>
  giftLists.find((list) => list === name) ?? 'pending';

/** The address of a list. */
export const addressOfGifts = (list: GiftList): string =>
  list === 'pending' ? '/gifts' : `/gifts/${list}`;

/**
 * A list that was asked for anew, with those of it that were opened here meanwhile: their boxes
 * would vanish from under the player's hands.
 */
export const withOpened = (
  before: readonly Gift[],
  { items, total }: Page<Gift>,
  opened: readonly string[],
): Page<Gift> => {
  const listed = new Set(items.map(({ _id }) => _id));
  const kept = before.filter(({ _id }) => opened.includes(_id) && !listed.has(_id));
  return {
    items: [...items, ...kept].toSorted((one, other) =>
      other.createdAt.localeCompare(one.createdAt),
    ),
    total: total + kept.length,
  };
};
