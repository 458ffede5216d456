import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listTournaments } from '../../../contract/tournament';
import { listTransactions } from '../../../contract/wallet';
import { kinds, projections } from '../../../server/kinds';
import { tournamentReport } from '../../../server/operator/tournament.report';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { WAIT_MS } from '../../support/patience';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { hallOf } from './hall';

let platform: TestPlatform;
let hall: ReturnType<typeof hallOf>;
beforeAll(async () => {
  platform = await testPlatform();
  hall = hallOf(platform);
});
afterAll(() => platform.close());

const DEPOSIT = 5_000;
const money = { mode: 2, currency: 'EUR', buyIn: 1_000, leastStake: 100 } as const;
const future = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Verified where a licence lets them play for money, with fifty euros. */
const rich = async (): Promise<Member> => {
  const member = await platform.member({ country: 'MT' });
  await verifyPlayer(platform.platform, member.email, 'test', new Date().toISOString());
  const order = { amount: DEPOSIT, payment: 'test-approved' };
  const { status } = await platform.post('/wallet/deposit', order, member);
  expect(status).toBe(200);
  return member;
};

const books = async (account: string): Promise<number> => {
  const [row] = await platform.database.sql<{ balance: number }[]>`
    select coalesce(sum(balance), 0)::bigint as balance from balances
    where account = ${account} and currency = 'EUR'`;
  return row?.balance ?? 0;
};
const euros = (of: Member): Promise<number> => books(`player:${of.id}`);

test('a buy-in of money leaves that wallet for the pot, and comes back with whoever leaves', async () => {
  const ann = await rich();
  const id = await hall.open(money);
  const { tournament, balance } = await hall.enter(ann, id);
  expect(balance).toBe(DEPOSIT - 1_000);
  expect(tournament).toMatchObject({ mode: 2, currency: 'EUR', pot: 1_000, prizes: [1_000] });
  expect([await euros(ann), await books(`pot:${id}`)]).toEqual([4_000, 1_000]);
  expect((await hall.leave(ann, id)).body.balance).toBe(DEPOSIT);
  expect([await euros(ann), await books(`pot:${id}`)]).toEqual([5_000, 0]);
  expect(await hall.coins(ann)).toBe(5_000);
  const { body } = await platform.post('/wallet/transactions/1', { currency: 'EUR' }, ann);
  expect(answerOf(listTransactions, body).items.slice(0, 2)).toMatchObject([
    { type: 400, currency: 'EUR', amount: 1_000, sign: 1, reference: id },
    { type: 400, currency: 'EUR', amount: 1_000, sign: -1, reference: id },
  ]);
});

test('who may not play for money here, or has too little of it, does not enter', async () => {
  const id = await hall.open(money);
  const coins = await platform.member({ country: 'MT' });
  expect((await hall.join(coins, id)).body.code).toBe('play-refused');
  const ann = await rich();
  const dear = await hall.open({ ...money, buyIn: DEPOSIT + 1 });
  expect((await hall.join(ann, dear)).body.code).toBe('insufficient-amount');
  expect(await euros(ann)).toBe(DEPOSIT);
});

test('rounds for money alone count, and the prizes are money of the pot', async () => {
  const [ann, ben] = await Promise.all([rich(), rich()]);
  const id = await hall.open({ ...money, start: future(2_000), guaranteed: 3_000 });
  for (const one of [ann, ben]) await hall.enter(one, id);
  await vi.waitFor(async () => expect((await hall.read(id)).state).toBe(1), WAIT_MS);
  const table = await platform.sit('high-striker', 'EUR', ann.token);
  for (let round = 0; round < 8; round += 1) await hall.strike(table);
  await hall.strike(await platform.sit('high-striker', 'COINS', ann.token));
  // She entered first, so she is before him also where none of her rounds is won.
  expect(await hall.standing(id, ann)).toMatchObject({ rank: 1, rounds: 8 });
  const before = await euros(ann);
  const [house, promo] = [await books('house'), await books('promo')];
  await hall.due('end', id, future(48 * 60 * 60 * 1_000));
  const settled = await hall.read(id, ann);
  expect(settled).toMatchObject({ state: 2, pot: 3_000, topUp: 1_000, prizes: [2_000, 1_000] });
  expect([(await euros(ann)) - before, await books(`pot:${id}`)]).toEqual([2_000, 0]);
  expect([await books('house'), await books('promo')]).toEqual([house, promo - 1_000]);
  const { body } = await platform.post('/games/tournaments', { prize: 'money' });
  expect(answerOf(listTournaments, body).items.map((one) => one.id)).toContain(id);
});

test('one that is cancelled gives the money back, once', async () => {
  const ann = await rich();
  const start = future(20_000);
  const id = await hall.open({ ...money, start });
  await hall.enter(ann, id);
  await hall.due('start', id, start);
  await Promise.all(Array.from({ length: 50 }, () => hall.due('refunds', id, start)));
  expect((await hall.read(id, ann)).own).toMatchObject({ state: 'refunded', refund: 1_000 });
  expect([await euros(ann), await books(`pot:${id}`)]).toEqual([DEPOSIT, 0]);
});

test('the books are sound, and the log makes every payout anew', async () => {
  const { sql } = platform.database;
  const rows = await sql<{ id: string }[]>`select id from tournaments`;
  for (const { id } of rows)
    expect(await tournamentReport({ sql, store: platform.platform.store }, id)).toMatchObject({
      ok: true,
    });
  const { found, problems } = await verify(sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
