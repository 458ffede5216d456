import { test } from 'vitest';
import { GIFT_DAY_OPENED_MAX, GIFT_DAY_SENT_MAX, GIFT_EXPIRY_MS } from '../../../contract/limits';
import {
  decideAccept,
  decideRefund,
  decideSend,
  decideSendAll,
  type GiftOrder,
} from '../../../server/gift/gift.decider';
import { type GiftEvent, giftKind, givingKind } from '../../../server/gift/gift.events';
import { after, given } from '../../support/decider';
import { timedOut, unprotected } from '../../support/protection';
import {
  ANN,
  at,
  BEN,
  blocked,
  friends,
  NOW,
  nobody,
  player,
  purse,
  strangers,
} from '../../support/states';

const DAY = '2026-11-20';
const order: GiftOrder = {
  id: 'gift_1',
  sender: ANN,
  recipient: BEN,
  coins: 100,
  box: 'ruby',
  tape: 'mint',
  at: NOW,
};
const { id: _, ...what } = order;
const sent: GiftEvent = { type: 'gift.sent', ...what, expiresAt: at(GIFT_EXPIRY_MS) };
const opened: GiftEvent = { type: 'gift.opened', sender: ANN, recipient: BEN, coins: 100, at: NOW };
const returned: GiftEvent = { ...opened, type: 'gift.returned', why: 'expired' };
const moved = (id: string, kind: 'giftSend' | 'giftAccept', amount: number, balance: number) =>
  ({
    type: 'wallet.moved',
    id,
    kind,
    currency: 'COINS',
    amount,
    balance,
    against: 'escrow',
    reference: 'gift_1',
    delay: 0,
  }) as const;
const counted = (more: { sent?: number; opened?: number }) =>
  ({ type: 'giving.counted', day: DAY, sent: 0, opened: 0, ...more }) as const;
const gave = (more: { sent?: number; opened?: number }) => after(givingKind, counted(more));

const ready = {
  gift: giftKind.initial,
  relation: friends,
  giving: givingKind.initial,
  wallet: purse({ COINS: 100 }),
};

test('coins leave the sender into escrow, up to the last one', () => {
  given(ready)
    .when((states) => decideSend(states, order))
    .thenHappens(
      {
        gift: [sent],
        giving: [counted({ sent: 100 })],
        wallet: [moved('gift_1-send', 'giftSend', -100, 0)],
      },
      null,
    );
});

test('what the wallet does not cover is not given', () => {
  given({ ...ready, wallet: purse({ COINS: 99 }) })
    .when((states) => decideSend(states, order))
    .thenRefused('insufficient-amount', { balance: 99, amount: 100 });
});

test('a day holds so many coins and not one more; yesterday’s are forgotten', () => {
  given({ ...ready, giving: gave({ sent: GIFT_DAY_SENT_MAX - 101 }) })
    .when((states) => decideSend(states, { ...order, coins: 100 }))
    .thenHappens(
      {
        gift: [sent],
        giving: [counted({ sent: GIFT_DAY_SENT_MAX - 1 })],
        wallet: [moved('gift_1-send', 'giftSend', -100, 0)],
      },
      null,
    );
  given({ ...ready, giving: gave({ sent: GIFT_DAY_SENT_MAX - 100 }) })
    .when((states) => decideSend(states, order))
    .thenHappens(
      {
        gift: [sent],
        giving: [counted({ sent: GIFT_DAY_SENT_MAX })],
        wallet: [moved('gift_1-send', 'giftSend', -100, 0)],
      },
      null,
    );
  given({ ...ready, giving: gave({ sent: GIFT_DAY_SENT_MAX - 99 }) })
    .when((states) => decideSend(states, order))
    .thenRefused('gift-cap', { limit: GIFT_DAY_SENT_MAX, left: 99, of: 'sent' });
  const yesterday = after(givingKind, {
    ...counted({ sent: GIFT_DAY_SENT_MAX, opened: 7 }),
    day: '2026-11-19',
  });
  given({ ...ready, giving: yesterday })
    .when((states) => decideSend(states, order))
    .thenHappens(
      {
        gift: [sent],
        giving: [counted({ sent: 100 })],
        wallet: [moved('gift_1-send', 'giftSend', -100, 0)],
      },
      null,
    );
});

test('only friends give: a stranger and a block look the same', () => {
  for (const relation of [strangers, blocked]) {
    given({ ...ready, relation })
      .when((states) => decideSend(states, order))
      .thenRefused('not-found');
  }
});

test('a gift is sent once under its id', () => {
  given({ ...ready, gift: after(giftKind, sent) })
    .when((states) => decideSend(states, order))
    .thenRefused('conflict');
});

const second: GiftOrder = { ...order, id: 'gift_2', recipient: 'player_cat1' };
const all = {
  giving: givingKind.initial,
  wallet: purse({ COINS: 250 }),
  'gift gift_1': giftKind.initial,
  'relation gift_1': friends,
  'friend gift_1': player(),
  'gift gift_2': giftKind.initial,
  'relation gift_2': friends,
  'friend gift_2': player(),
} as const;

test('several gifts leave together, each counted after the one before', () => {
  given(all)
    .when((states) => decideSendAll(states, [order, second]))
    .thenHappens(
      {
        giving: [counted({ sent: 100 }), counted({ sent: 200 })],
        wallet: [
          moved('gift_1-send', 'giftSend', -100, 150),
          { ...moved('gift_2-send', 'giftSend', -100, 50), reference: 'gift_2' },
        ],
        'gift gift_1': [sent],
        'gift gift_2': [{ ...sent, recipient: 'player_cat1' }],
      },
      { balance: 50, ids: ['gift_1', 'gift_2'] },
    );
});

test('the first refusal refuses them all', () => {
  given({ ...all, wallet: purse({ COINS: 199 }) })
    .when((states) => decideSendAll(states, [order, second]))
    .thenRefused('insufficient-amount', { balance: 99, amount: 100 });
  given({ ...all, 'relation gift_2': strangers })
    .when((states) => decideSendAll(states, [order, second]))
    .thenRefused('not-found');
});

test('nobody gives to a friend who is gone, nor to themselves', () => {
  given({ ...all, 'friend gift_2': nobody })
    .when((states) => decideSendAll(states, [order, second]))
    .thenRefused('not-found');
  given(all)
    .when((states) => decideSendAll(states, [{ ...order, recipient: ANN }]))
    .thenRefused('not-found');
});

const waiting = {
  ...ready,
  gift: after(giftKind, sent),
  wallet: purse({ COINS: 5 }),
  protection: unprotected,
};
const accept = (when: string) => (states: typeof waiting) =>
  decideAccept(states, 'gift_1', BEN, when);
const accepted = (when: string, already = 0) => ({
  gift: [{ ...opened, at: when }],
  giving: [counted({ opened: already + 100 })],
  wallet: [moved('gift_1-accept', 'giftAccept', 100, 105)],
});

test('coins leave escrow for the recipient, once', () => {
  given(waiting).when(accept(NOW)).thenHappens(accepted(NOW), null);
  given({ ...waiting, gift: after(giftKind, sent, opened) })
    .when(accept(NOW))
    .thenNothing(null);
});

test('a box may be opened until it expires', () => {
  const last = at(GIFT_EXPIRY_MS - 1);
  given(waiting)
    .when(accept(last))
    .thenHappens(
      {
        ...accepted(last),
        giving: [{ ...counted({ opened: 100 }), day: last.slice(0, 10) }],
      },
      null,
    );
  for (const late of [at(GIFT_EXPIRY_MS), at(GIFT_EXPIRY_MS + 1)])
    given(waiting).when(accept(late)).thenRefused('gift-returned');
});

test('what a day may open, and not one coin more', () => {
  for (const already of [GIFT_DAY_OPENED_MAX - 101, GIFT_DAY_OPENED_MAX - 100]) {
    given({ ...waiting, giving: gave({ opened: already }) })
      .when(accept(NOW))
      .thenHappens(accepted(NOW, already), null);
  }
  given({ ...waiting, giving: gave({ opened: GIFT_DAY_OPENED_MAX - 99 }) })
    .when(accept(NOW))
    .thenRefused('gift-cap', { limit: GIFT_DAY_OPENED_MAX, left: 99, of: 'opened' });
});

test('a box that went back stays closed, and so does one behind a block', () => {
  given({ ...waiting, gift: after(giftKind, sent, returned) })
    .when(accept(NOW))
    .thenRefused('gift-returned');
  given({ ...waiting, relation: blocked })
    .when(accept(NOW))
    .thenRefused('gift-returned');
});

test('nobody opens what is not theirs, or not there', () => {
  given(waiting)
    .when((states) => decideAccept(states, 'gift_1', ANN, NOW))
    .thenRefused('not-found');
  given({ ...ready, protection: unprotected })
    .when((states) => decideAccept(states, 'gift_1', BEN, NOW))
    .thenRefused('not-found');
});

test('coins go back to the sender once, and never out of an opened box', () => {
  const refund = (states: { gift: typeof waiting.gift; wallet: typeof waiting.wallet }) =>
    decideRefund(states, 'gift_1', 'expired', NOW);
  given({ gift: waiting.gift, wallet: purse() })
    .when(refund)
    .thenHappens(
      { gift: [returned], wallet: [moved('gift_1-return', 'giftSend', 100, 100)] },
      null,
    );
  given({ gift: after(giftKind, sent, returned), wallet: purse() })
    .when(refund)
    .thenNothing(null);
  given({ gift: after(giftKind, sent, opened), wallet: purse() })
    .when(refund)
    .thenRefused('step-illegal');
  given({ gift: giftKind.initial, wallet: purse() }).when(refund).thenRefused('not-found');
});

test('who timed out opens it later, and a box that went back says so', () => {
  const out = { ...waiting, protection: timedOut };
  given(out)
    .when(accept(NOW))
    .thenRefused('protected', { rule: 'time-out', until: '2026-11-21T19:00:00.000Z' });
  given({ ...out, gift: after(giftKind, sent, opened) })
    .when(accept(NOW))
    .thenNothing(null);
  given({ ...out, gift: after(giftKind, sent, returned) })
    .when(accept(NOW))
    .thenRefused('gift-returned');
});
