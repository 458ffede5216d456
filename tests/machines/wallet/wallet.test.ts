import { expect, test } from 'vitest';
import { aWallet, transactions } from '../../../contract/make/wallet';
import { everything } from '../../../machines/wallet/transactions.rules';
import { coins } from '../../../machines/wallet/wallet.select';
import { keepJournal } from '../support/golden';
import { aWorld, token, type World } from '../support/world';

const amount = (world: World) => coins(world.resident('wallet').getSnapshot());
const shown = () => {
  const world = aWorld({ to: '/wallet', stored: { token: token() } });
  world.asked('wallet.list').answer({ type: 'wallet.listed', wallets: [aWallet()] } as never);
  return world;
};
const change = (world: World, balance: number, delay: number) =>
  world.resident('wallet').send({
    type: 'wallet.changed',
    balances: [{ currency: 'COINS', balance }],
    delay,
  });

test('a new balance is shown after the suggested delay', () => {
  const world = shown();
  change(world, 4_990, 700);
  world.clock.increment(699);
  expect(amount(world)).toBe(5_000);
  world.clock.increment(1);
  expect(amount(world)).toBe(4_990);
});

test('a second change shows the first at once: no balance is lost on the way', async () => {
  const world = shown();
  change(world, 4_990, 700);
  world.resident('wallet').send({
    type: 'wallet.changed',
    balances: [{ currency: 'USD', balance: 199 }],
    delay: 700,
  });
  expect(amount(world)).toBe(4_990);
  world.clock.increment(700);
  expect(world.resident('wallet').getSnapshot().context.wallets).toEqual([
    aWallet('COINS', 4_990),
    { _id: 'USD', currency: 'USD', balance: 199, amount: 1 },
  ]);
  await keepJournal(world, 'balancesInARow');
});

test('a failed transactions call empties the list and sets the total to 0', () => {
  const world = shown();
  const list = () => world.resident('transactions').getSnapshot();
  const loaded = { type: 'list.listed', items: transactions(10), total: 15 };
  world.asked('transactions.list').answer(loaded);
  expect(list().context.list).toMatchObject({ total: 15, pages: 1 });
  world.resident('transactions').send({ type: 'list.more' });
  expect(world.asked('transactions.list').input).toMatchObject({
    query: everything,
    pageIndex: 1,
  });
  world.asked('transactions.list').answer({ type: 'port.failed', port: 'x' } as never);
  expect(list().context.list).toEqual({ items: [], total: 0, pages: 0 });
});
