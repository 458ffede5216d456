import type { Gift, GiftList } from '../../contract/gift';
import { GIFTS_PAGE } from '../../contract/limits';
import type { Paged } from '../kit/list.rules';
import { giftLists } from './gifts.words';

/** The largest page that the call gives. */
const PAGE_MAX = 100;

/** As many gifts as are shown, in one page: a list that is asked for anew does not shrink. */
export const sizeOf = ({ pages }: Paged<unknown>): number =>
  Math.min(PAGE_MAX, GIFTS_PAGE * Math.max(1, pages));

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
  items: readonly Gift[],
  opened: readonly string[],
): Gift[] => {
  const listed = new Set(items.map(({ _id }) => _id));
  const kept = before.filter(({ _id }) => opened.includes(_id) && !listed.has(_id));
  return [...items, ...kept].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
};
