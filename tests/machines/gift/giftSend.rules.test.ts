import { expect, test } from 'vitest';
import { giftColours } from '../../../contract/gift';
import { GIFT_COINS_MAX, GIFT_FRIENDS_MAX } from '../../../contract/limits';
import {
  coinsOf,
  colourOf,
  costOf,
  friendsOf,
  giftSendFaults,
  withFriend,
} from '../../../machines/gift/giftSend.rules';

const gift = { friends: 'player_ben1', coins: '1' };
const friends = (count: number) => Array.from({ length: count }, (_, n) => `player_${n}`).join(',');

test('coins are whole and typed with at most nine digits', () => {
  expect(['5', ' 5 ', '999999999'].map(coinsOf)).toEqual([5, 5, 999_999_999]);
  expect(['', '1.5', '-1', '1000000000', 'five'].map(coinsOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('a gift holds a coin at least, and no more than the most', () => {
  const none = { coins: 'Gifts.Enter a number of coins' };
  expect(giftSendFaults({ friends: 'player_ben1' })).toEqual(none);
  expect(giftSendFaults({ ...gift, coins: '0' })).toEqual(none);
  expect(giftSendFaults(gift)).toEqual({});
  expect(giftSendFaults({ ...gift, coins: String(GIFT_COINS_MAX) })).toEqual({});
  expect(giftSendFaults({ ...gift, coins: String(GIFT_COINS_MAX + 1) })).toEqual({
    coins: 'Gifts.One gift holds at most {max} coins',
  });
});

test('all gifts together cost no more than the wallet holds, while that is known', () => {
  const two = { friends: 'player_ben1,player_cat1', coins: '50' };
  expect(costOf(two)).toBe(100);
  expect(costOf({ friends: two.friends })).toBe(0);
  expect(giftSendFaults(two)).toEqual({});
  expect(giftSendFaults({ ...two, balance: '100' })).toEqual({});
  expect(giftSendFaults({ ...two, balance: '99' })).toEqual({
    coins: 'Gifts.That is more than your coins',
  });
});

test('a sending is for one friend at least, and for no more than the most', () => {
  expect(giftSendFaults({ coins: '1' })).toEqual({ friends: 'Gifts.Choose a friend' });
  expect(giftSendFaults({ coins: '1', friends: friends(GIFT_FRIENDS_MAX) })).toEqual({});
  expect(giftSendFaults({ coins: '1', friends: friends(GIFT_FRIENDS_MAX + 1) })).toEqual({
    friends: 'Gifts.Choose at most {max} friends',
  });
});

test('a friend is taken in, and out again', () => {
  expect(friendsOf({})).toEqual([]);
  expect(withFriend({}, 'a')).toBe('a');
  expect(withFriend({ friends: 'a' }, 'b')).toBe('a,b');
  expect(withFriend({ friends: 'a,b' }, 'a')).toBe('b');
});

test('a name that is no colour’s means the first one', () => {
  expect(giftColours.map(colourOf)).toEqual(giftColours);
  expect([colourOf(), colourOf('plaid')]).toEqual([giftColours[0], giftColours[0]]);
});
