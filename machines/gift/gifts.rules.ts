import { type GiftList, giftLists } from '../../contract/gift';
import type { RouteShown } from '../router/router.words';
import type { GiftsWords } from './gifts.words';

/** The list that an address names; what waits to be opened when it names none. */
export const giftListOf = (name: string | undefined): GiftList =>
  giftLists.find((list) => list === name) ?? 'pending';

/** What a screen shows of the player's gifts; undefined where it shows none. */
export const giftsShown = ({ route }: RouteShown): GiftsWords['query'] | undefined =>
  route.name === 'gifts' ? { list: giftListOf(route.params.list), search: '' } : undefined;

/** The address of a list. */
export const addressOfGifts = (list: GiftList): string =>
  list === 'pending' ? '/gifts' : `/gifts/${list}`;
