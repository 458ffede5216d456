import { expect, test } from 'vitest';
import { HUB_RECONNECT_DELAYS_MS } from '../../../contract/limits';
import { aGift } from '../../../contract/make/gift';
import { aLetter } from '../../../contract/make/letter';
import { aNotification, notificationTotals } from '../../../contract/make/notification';
import { aRelatedPlayer } from '../../../contract/make/relation';
import {
  isAttemptLeft,
  isBehind,
  isGap,
  isJson,
  isRepeated,
  readMessage,
  reconnectDelay,
} from '../../../machines/hub/hub.rules';
import { relationCounts } from '../../../machines/relation/relations.sample';

const attempts = HUB_RECONNECT_DELAYS_MS.length;
const numbered = (Sequence?: unknown) => JSON.stringify({ Sequence });

test('as many attempts are made as there are waits', () => {
  expect(HUB_RECONNECT_DELAYS_MS.map((_, attempt) => reconnectDelay(attempt))).toEqual([
    ...HUB_RECONNECT_DELAYS_MS,
  ]);
  expect(reconnectDelay(attempts)).toBe(0);
  expect([attempts - 1, attempts].map(isAttemptLeft)).toEqual([true, false]);
});

test('a message is repeated up to the last number, the next one follows, later ones leave a gap', () => {
  expect([4, 5, 6, 7].map((n) => isRepeated(5, numbered(n)))).toEqual([true, true, false, false]);
  expect([4, 5, 6, 7].map((n) => isGap(5, numbered(n)))).toEqual([false, false, false, true]);
});

test('nothing is repeated or missing before the first number, nor by a message without one', () => {
  for (const body of [numbered(), numbered('6'), 'null', '6', '']) {
    expect([isRepeated(5, body), isGap(5, body)]).toEqual([false, false]);
    expect(readMessage('gift', body)).toEqual({ fact: undefined, sequence: undefined });
  }
  expect([isRepeated(undefined, numbered(0)), isGap(undefined, numbered(9))]).toEqual([
    false,
    false,
  ]);
});

test('a tab is behind once the leading one has had more', () => {
  expect([4, 5, 6].map((leader) => isBehind(5, leader))).toEqual([false, false, true]);
  expect(isBehind(undefined, 6)).toBe(false);
});

test('a body is read if it is JSON, whatever it says', () => {
  expect(['{}', 'null', '{', ''].map(isJson)).toEqual([true, true, false, false]);
});

const totals = notificationTotals();
const notification = aNotification();
const bob = aRelatedPlayer();
const gift = aGift();
const letter = aLetter();
const counters = { seen: 1, inbox: 2, sent: 3, unread: 1 };

test.each([
  [
    'OnWalletChange',
    { Balances: [{ Currency: 'COINS', Balance: 7 }], SuggestedDelay: 700 },
    { type: 'wallet.changed', balances: [{ currency: 'COINS', balance: 7 }], delay: 700 },
  ],
  [
    'OnOnlineStatusChange',
    { PlayerId: 'player_ben1', Presence: 'recent' },
    { type: 'presence.changed', playerId: 'player_ben1', presence: 'recent' },
  ],
  [
    'OnNotification',
    { Type: 'friends', Notification: notification, Totals: totals },
    { type: 'notification.told', notification, totals },
  ],
  [
    'gift',
    { GiftId: gift._id, Gift: gift, Lists: ['pending'], Unseen: 2 },
    { type: 'gift.changed', id: gift._id, gift, lists: ['pending'], unseen: 2 },
  ],
  [
    'relation',
    { PlayerId: bob._id, Player: bob, Lists: ['friends'], Counts: relationCounts() },
    {
      type: 'relation.changed',
      id: bob._id,
      player: bob,
      lists: ['friends'],
      counts: relationCounts(),
    },
  ],
  [
    'letter',
    { LetterId: letter._id, Letter: letter, Boxes: ['inbox'], Counters: counters },
    { type: 'letter.changed', id: letter._id, letter, boxes: ['inbox'], counters },
  ],
  [
    'OnPlayerChange',
    { Changed: ['favourites'] },
    { type: 'player.changed', changed: ['favourites'] },
  ],
])('%s says what happened, and its number', (handler, said, fact) => {
  expect(readMessage(handler, JSON.stringify({ ...said, Sequence: 3 }))).toEqual({
    fact,
    sequence: 3,
  });
  expect(readMessage(handler, '{"Sequence":3}')).toEqual({ fact: undefined, sequence: 3 });
});

test('a handler that nobody knows says nothing, nor does one that every object has', () => {
  expect(readMessage('toString', numbered(3))).toEqual({ fact: undefined, sequence: 3 });
});
