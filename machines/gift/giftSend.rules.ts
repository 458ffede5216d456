import { type GiftColour, giftColours } from '../../contract/gift';
import { GIFT_COINS_MAX, GIFT_FRIENDS_MAX } from '../../contract/limits';
import type { Faults, Values } from '../kit/form.words';

/** The friends of the form: ids, apart by commas. */
export const friendsOf = ({ friends = '' }: Values): string[] =>
  friends.split(',').filter((id) => id !== '');

/** The list with a friend taken in, or out again. */
export const withFriend = (values: Values, id: string): string => {
  const chosen = friendsOf(values);
  return (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).join(',');
};

/** Whole coins of a typed amount; undefined when it is none. */
export const coinsOf = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/** What all of them cost together. */
export const costOf = (values: Values): number =>
  (coinsOf(values.coins ?? '') ?? 0) * friendsOf(values).length;

/** A colour by its name; the first one for a name that is none. */
export const colourOf = (name = ''): GiftColour =>
  giftColours.find((colour) => colour === name) ?? giftColours[0];

const coinsFault = (values: Values): string | undefined => {
  const coins = coinsOf(values.coins ?? '');
  if (coins === undefined || coins === 0) return 'Gifts.Enter a number of coins';
  if (coins > GIFT_COINS_MAX) return 'Gifts.One gift holds at most {max} coins';
  // Unknown while the wallet loads: then the server alone judges.
  const balance = coinsOf(values.balance ?? '');
  return balance !== undefined && costOf(values) > balance
    ? 'Gifts.That is more than your coins'
    : undefined;
};

/** What is wrong with the form; `balance` is what the wallet holds. */
export const giftSendFaults = (values: Values): Faults => {
  const count = friendsOf(values).length;
  const coins = coinsFault(values);
  return {
    ...(count === 0 && { friends: 'Gifts.Choose a friend' }),
    ...(count > GIFT_FRIENDS_MAX && { friends: 'Gifts.Choose at most {max} friends' }),
    ...(coins !== undefined && { coins }),
  };
};
