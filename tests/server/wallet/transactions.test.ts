import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Transaction, TransactionFilters } from '../../../contract/wallet';
import { verifyPlayer } from '../../../server/player/player.command';
import { testCatalogue } from '../../support/games';
import { WAIT_MS } from '../../support/patience';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
  const signed = await platform.signUp({ country: 'MT' });
  token = signed.token;
  await verifyPlayer(platform.platform, signed.email, 'test', new Date().toISOString());
  await platform.post('/wallet/deposit', { amount: 500, payment: 'test-approved' }, { token });
  for (const [currency, rounds] of [
    ['COINS', 7],
    ['EUR', 3],
  ] as const) {
    const session = await platform.sit('test-pot', currency, token);
    for (let n = 0; n < rounds; n += 1) {
      const bet = { session, stake: 10, bet: { wins: n === 0 } };
      const { round } = (await platform.post('/play/rounds', bet)).body;
      await platform.post(`/play/rounds/${round._id}/settle`, { session });
      // The jackpot of coins reaches a level, whose coins come before anything else does.
      if (currency === 'COINS' && n === 0)
        await vi.waitFor(async () => expect((await list({ types: [300] })).total).toBe(1), WAIT_MS);
    }
  }
});
afterAll(() => platform.close());

const list = async (body: TransactionFilters, page = 1) => {
  const answer = await platform.post(`/wallet/transactions/${page}`, body, { token });
  return answer.body as unknown as { items: Transaction[]; total: number };
};
const types = ({ items }: { items: Transaction[] }) => items.map(({ type }) => type);

/** One grant, one deposit, ten bets, two jackpots and what a level brings. */
const ALL = 15;

test('pages of ten, newest first, and the total on every page, past the end too', async () => {
  const [first, second, third] = [await list({}), await list({}, 2), await list({}, 3)];
  expect([first.items.length, second.items.length, third.items.length]).toEqual([10, 5, 0]);
  expect([first.total, second.total, third.total]).toEqual([ALL, ALL, ALL]);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ALL);
  const times = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
});

test.each([
  [{ types: [0] as const }, 10, [0]],
  [{ types: [3] as const }, 2, [3]],
  [{ types: [500, 600] as const }, 2, [500, 600]],
  [{ types: [] as const }, ALL, [0, 3, 300, 500, 600]],
  [{ types: [101] as const }, 0, []],
  [{ currency: 'EUR' }, 5, [0, 3, 500]],
  [{ currency: 'COINS', types: [0] as const }, 7, [0]],
  [{ currency: 'USD' }, 0, []],
])('%j finds %i', async (filters, total, kinds) => {
  const wanted = filters as TransactionFilters;
  const found = await list(wanted);
  const rest = await list(wanted, 2);
  expect(found.total).toBe(total);
  expect([...new Set([...types(found), ...types(rest)])].sort((a, b) => a - b)).toEqual(kinds);
});

test('from counts, to does not', async () => {
  const { items } = await list({});
  const [newest, third] = [items[0]?.createdAt ?? '', items[2]?.createdAt ?? ''];
  const since = await list({ from: third });
  expect(since.items.every(({ createdAt }) => createdAt >= third)).toBe(true);
  expect(since.items.some(({ createdAt }) => createdAt === third)).toBe(true);
  const until = await list({ to: newest });
  expect(until.items.every(({ createdAt }) => createdAt < newest)).toBe(true);
  expect((await list({ from: third, to: third })).total).toBe(0);
  const split = [await list({ to: third }), await list({ from: third })];
  expect(split.reduce((sum, { total }) => sum + total, 0)).toBe(ALL);
});

test('each movement of a game leads to its round', async () => {
  const pages = [await list({ types: [0, 3] }), await list({ types: [0, 3] }, 2)];
  for (const { reference, currency, type } of pages.flatMap(({ items }) => items)) {
    const round = await platform.get(`/play/rounds/${reference}`, { token });
    expect([round.status, round.body]).toMatchObject([200, { _id: reference, currency }]);
    if (type === 3) expect((round.body as unknown as { jackpot: number }).jackpot).toBe(1_000);
  }
});

test('rounds and transactions are the log told again', async () => {
  const { sql } = platform.database;
  const tables = async () => [
    await sql`select * from rounds order by position`,
    await sql`select * from transactions order by position`,
  ];
  const before = await tables();
  await platform.platform.store.rebuild('rounds');
  await platform.platform.store.rebuild('transactions');
  expect(await tables()).toEqual(before);
});
