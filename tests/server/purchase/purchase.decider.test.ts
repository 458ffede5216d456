import { test } from 'vitest';
import { decidePurchase, decideReceipt } from '../../../server/purchase/purchase.decider';
import { type PurchaseEvent, purchaseKind } from '../../../server/purchase/purchase.events';
import { after, given } from '../../support/decider';
import { ann, inside, laws, outside } from '../../support/gate';
import { ANN, NOW as at, purse } from '../../support/states';

const id = 'purchase_0001';
const wanted = { currency: 'COINS', amount: 2_000, price: 200 };
const entrant = { ...ann, currency: 'EUR', at };
const order = { id, entrant, laws, wanted, offers: [wanted] };
const made: PurchaseEvent = {
  type: 'purchase.made',
  player: ANN,
  currencyPaid: 'EUR',
  price: 200,
  currency: 'COINS',
  amount: 2_000,
  at,
};
const move = {
  type: 'wallet.moved' as const,
  kind: 'shopCoins' as const,
  against: 'house' as const,
  reference: id,
  delay: 0,
};
const states = { purchase: purchaseKind.initial, wallet: purse({ EUR: 200 }), ...inside };
const buying =
  (more: Partial<typeof order> | { offers: undefined } = {}) =>
  (now: typeof states) =>
    decidePurchase(now, { ...order, ...more });

test('money leaves, coins arrive, in one event each against the house', () => {
  given(states)
    .when(buying())
    .thenHappens(
      {
        purchase: [made],
        wallet: [
          { ...move, id: `${id}-paid`, currency: 'EUR', amount: -200, balance: 0 },
          { ...move, id: `${id}-brought`, currency: 'COINS', amount: 2_000, balance: 2_000 },
        ],
      },
      { purchase: id },
    );
});

test('one that was made is answered again and moves nothing', () => {
  given({ ...states, purchase: after(purchaseKind, made), wallet: purse({}) })
    .when(buying())
    .thenNothing({ purchase: id });
});

test('a cent too little buys nothing', () => {
  given({ ...states, wallet: purse({ EUR: 199 }) })
    .when(buying())
    .thenRefused('insufficient-amount', { balance: 199, amount: 200 });
});

test('a price that is not the shop’s, what is not sold, and a quote that expired are refused', () => {
  given(states)
    .when(buying({ wanted: { ...wanted, price: 199 } }))
    .thenRefused('price-changed', { price: 200 });
  given(states)
    .when(buying({ wanted: { ...wanted, amount: 2_001 } }))
    .thenRefused('price-changed');
  given(states)
    .when(buying({ offers: undefined }))
    .thenRefused('quote-expired');
});

test('the gate of every stake stands before it', () => {
  given({ ...states, ...outside })
    .when(buying())
    .thenRefused('not-signed-in', { rule: 'not-signed-in' });
  given(states)
    .when(buying({ entrant: { ...entrant, currency: 'USD' } }))
    .thenRefused('currency-unknown', { currency: 'EUR' });
});

test('a receipt is asked for by its player', () => {
  given(purchaseKind.initial)
    .when(() => decideReceipt({ player: ANN, at }))
    .thenHappens({ purchase: [{ type: 'purchase.receiptAsked', player: ANN, at }] }, null);
});
