import { expect, test } from 'vitest';
import { PEOPLE_GATHER_MS } from '../../../contract/limits';
import { aWallet, transactions } from '../../../contract/make/wallet';
import { depositOf } from '../../../machines/wallet/deposit.rules';
import { everything } from '../../../machines/wallet/transactions.rules';
import { coins } from '../../../machines/wallet/wallet.select';
import { keepJournal } from '../support/golden';
import { aWorld, connect, token, type World } from '../support/world';

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

test('what comes while a win is shown waits with it: none is lost, and no win told early', () => {
  const world = shown();
  change(world, 4_990, 700);
  world.resident('wallet').send({
    type: 'wallet.changed',
    balances: [{ currency: 'USD', balance: 199 }],
    delay: 0,
  });
  expect(amount(world)).toBe(5_000);
  world.clock.increment(700);
  expect(world.resident('wallet').getSnapshot().context.wallets).toEqual([
    aWallet('COINS', 4_990),
    { _id: 'USD', currency: 'USD', balance: 199, amount: 1 },
  ]);
  keepJournal(world, 'balancesInARow');
});

test('a stake is shown at once, though its win waits', () => {
  const world = shown();
  change(world, 4_990, 0);
  change(world, 5_040, 700);
  expect(amount(world)).toBe(4_990);
  // A gift bears the win that is still shown.
  change(world, 5_140, 0);
  expect(amount(world)).toBe(4_990);
  world.clock.increment(700);
  expect(amount(world)).toBe(5_140);
});

test('what waits for the reels is told to nobody once the player is another', () => {
  const world = shown();
  const control = 'giftSend';
  world.resident('stage').send({ type: 'stage.mount', key: control, control, input: {} });
  const balance = () => {
    const form = world.resident('stage').getSnapshot().children[control];
    return form.getSnapshot().context.values.balance;
  };
  expect(balance()).toBe('5000');
  change(world, 4_990, 700);
  world.resident('wallet').send({ type: 'session.opened', playerId: 'player_bob1' });
  expect(balance()).toBe('5000');
  expect(world.resident('wallet').getSnapshot().context.wallets).toEqual([]);
  world.asked('wallet.list').answer({ type: 'wallet.listed', wallets: [aWallet()] } as never);
  change(world, 4_990, 700);
  world.resident('wallet').send({ type: 'session.closed' });
  expect(balance()).toBe('5000');
  expect(amount(world)).toBeUndefined();
});

test('another deposit goes into the same wallet by the same way', () => {
  const world = shown();
  const input = depositOf('EUR');
  world.resident('stage').send({ type: 'stage.mount', key: 'deposit', control: 'deposit', input });
  const form = world.resident('stage').getSnapshot().children['deposit'];
  for (const amount of [500, 700]) {
    form.send({ type: 'form.change', field: 'amount', value: String(amount / 100) });
    form.send({ type: 'form.submit' });
    const body = { amount, currency: 'EUR', payment: 'visa' };
    expect(world.asked('deposit.submit').input).toEqual(body);
    world.asked('deposit.submit').answer({ type: 'form.accepted' });
    form.send({ type: 'form.again' });
    expect(form.getSnapshot().context.values).toEqual({ ...input, amount: '' });
  }
});

test('a movement that the hub tells of is asked for', () => {
  const world = shown();
  const asked = () => world.asked('transactions.list');
  const movements = transactions(2);
  asked().answer({ type: 'list.listed', items: movements.slice(1), total: 1 } as never);
  connect(world);
  const body = JSON.stringify({ Balances: [], SuggestedDelay: 0, Sequence: 1 });
  const said = { type: 'hub.received', handler: 'OnWalletChange', body };
  world.asked('hub.connection').answer(said);
  world.clock.increment(PEOPLE_GATHER_MS);
  asked().answer({ type: 'list.listed', items: movements, total: 2 } as never);
  const list = () => world.resident('transactions').getSnapshot().context.list.items;
  expect(list()).toEqual(movements);
  world.resident('transactions').send({ type: 'hub.skipped' });
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(asked().input).toMatchObject({ pageIndex: 0 });
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
