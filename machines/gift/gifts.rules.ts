import { type GiftList, giftLists } from '../../contract/gift';
import type { Route } from '../router/router.rules';
import type { GiftsWords } from './gifts.words';

/** The list that an address names; what waits to be opened when it names none. */
export const giftListOf = (name: string | undefined): GiftList =>
  giftLists.find((list) => list === name) ?? 'pending';

/** What a screen shows of the player's gifts; undefined where it shows none. */
export const giftsShown = ({ name, params }: Route): GiftsWords['query'] | undefined =>
  name === 'gifts' ? { list: giftListOf(params.list), search: '' } : undefined;

/** The address of a list. */
export const addressOfGifts = (list: GiftList): string =>
  list === 'pending' ? '/gifts' : `/gifts/${list}`;
