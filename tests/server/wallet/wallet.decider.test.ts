import { test } from 'vitest';
import { purseKind } from '../../../server/wallet/purse.events';
import { decideClose } from '../../../server/wallet/wallet.decider';
import { after, given } from '../../support/decider';
import { NOW, purse } from '../../support/states';

const closed = { type: 'purse.closed', currency: 'EUR', at: NOW } as const;
const close = (balances: Record<string, number>, currency = 'EUR', isClosed = false) =>
  given({
    purse: isClosed ? after(purseKind, closed) : purseKind.initial,
    wallet: purse(balances),
  }).when((states) => decideClose(states, { currency, at: NOW }));

test('an empty money purse is closed, and once', () => {
  close({ COINS: 5, EUR: 0 }).thenHappens({ purse: [closed] }, null);
  close({ COINS: 5, EUR: 0 }, 'EUR', true).thenNothing(null);
});

test('one that holds money, and what is no purse of theirs, stays', () => {
  close({ EUR: 1 }).thenRefused('money-left', { currency: 'EUR', balance: 1 });
  close({ EUR: 1 }, 'EUR', true).thenRefused('money-left', { currency: 'EUR', balance: 1 });
  close({ COINS: 0 }, 'COINS').thenRefused('currency-unknown', { field: 'body.currency' });
  close({ COINS: 5 }).thenRefused('currency-unknown', { field: 'body.currency' });
});
