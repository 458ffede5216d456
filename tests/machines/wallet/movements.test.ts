import { expect, test } from 'vitest';
import { aTransaction } from '../../../contract/make/wallet';
import { transactionCodes } from '../../../contract/wallet';
import { routeOf } from '../../../machines/router/router.rules';
import { minorOf } from '../../../machines/wallet/deposit.rules';
import {
  addressOfMovements,
  everything,
  movementKinds,
  movementsOfAddress,
  periods,
  requestOf,
  roundAddressOf,
} from '../../../machines/wallet/transactions.rules';
import { aWorld, token, type World } from '../support/world';

const AT = Date.UTC(2026, 10, 20, 12);
const list = (world: World) => world.resident('transactions').getSnapshot();
const moved = (world: World, to: string) =>
  world.asked('router.location').answer({ type: 'router.moved', to } as never);

test('the kinds share out all fifteen codes, each once', () => {
  const codes = movementKinds.flatMap((kind) => requestOf({ ...everything, kind }, AT).types ?? []);
  expect(codes.toSorted((a, b) => a - b)).toEqual(
    Object.values(transactionCodes).toSorted((a, b) => a - b),
  );
});

test('an address says every filter, and only that one', () => {
  for (const kind of movementKinds) {
    for (const period of periods) {
      for (const currency of ['all', 'COINS', 'EUR']) {
        const filter = { kind, period, currency };
        const to = addressOfMovements(filter);
        expect(movementsOfAddress(routeOf(to).query)).toEqual(filter);
      }
    }
  }
  expect(addressOfMovements(everything)).toBe('/wallet');
  expect(movementsOfAddress({ kind: 'none', period: 'soon', currency: 'euro' })).toEqual(
    everything,
  );
});

test('a period begins so many days ago', () => {
  expect(requestOf({ ...everything, period: 'week' }, AT)).toEqual({
    from: '2026-11-13T12:00:00.000Z',
  });
  expect(requestOf(everything, AT)).toEqual({});
});

test('a shared address opens filtered; a choice is a step to go back', () => {
  const world = aWorld({ to: '/wallet?kind=play', stored: { token: token() } });
  expect(world.asked('transactions.list').input).toMatchObject({
    query: { ...everything, kind: 'play' },
    pageIndex: 0,
  });
  world
    .resident('transactions')
    .send({ type: 'list.filter', query: { currency: 'COINS' } } as never);
  expect(world.asked('router.location').heard.at(-1)).toEqual({
    type: 'location.push',
    to: '/wallet?kind=play&currency=COINS',
  });
  moved(world, '/wallet?kind=play');
  expect(list(world).context.query).toEqual({ ...everything, kind: 'play' });
});

test('a failed call empties the list and its total', () => {
  const world = aWorld({ to: '/wallet', stored: { token: token() } });
  const loaded = { type: 'list.listed', items: [aTransaction()], total: 15 };
  world.asked('transactions.list').answer(loaded as never);
  world.resident('transactions').send({ type: 'list.more' });
  world.asked('transactions.list').answer({ type: 'port.failed', port: 'x' } as never);
  expect(list(world).value).toEqual({ open: 'failed' });
  expect(list(world).context.list).toEqual({ items: [], total: 0, pages: 0 });
});

test('a movement of a round leads to it', () => {
  expect(roundAddressOf(aTransaction())).toBe('/rounds/round_0001');
  expect(roundAddressOf(aTransaction({ reference: 'gift_0001' }))).toBeUndefined();
});

test('an amount is typed with a point or a comma, never with more than the currency has', () => {
  expect(
    ['12', '12,5', '12.50', '0.01', '12.505', '', 'a', '-1', '1e3', ' 7 '].map((text) =>
      minorOf(text, 'EUR'),
    ),
  ).toEqual([1200, 1250, 1250, 1, undefined, undefined, undefined, undefined, undefined, 700]);
  expect([minorOf('12', 'JPY'), minorOf('12.5', 'JPY')]).toEqual([12, undefined]);
});
