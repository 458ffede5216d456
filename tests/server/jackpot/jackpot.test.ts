import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { GameCard } from '../../../contract/game';
import type { Winner } from '../../../contract/winner';
import { jackpotKind } from '../../../server/jackpot/jackpot.events';
import { feed } from '../../../server/jackpot/jackpot.moves';
import { kinds } from '../../../server/kinds';
import { rollBack } from '../../../server/play/play.command';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { potRules, testCatalogue } from '../../support/games';
import { WAIT_MS } from '../../support/patience';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
});
afterAll(() => platform.close());

const GAME = 'game_test-pot';
const terms = potRules.jackpot ?? { seed: 0, contribution: 0, odds: 1 };

const card = async (): Promise<GameCard> => {
  const { items } = (await platform.get('/games')).body as unknown as { items: GameCard[] };
  const found = items.find(({ _id }) => _id === GAME);
  if (found === undefined) throw new Error('no card');
  return found;
};
const stateOf = (place: string) =>
  platform.platform.store.load(streamOf(jackpotKind, `${GAME}/${place}`));

const bet = async (session: string, stake: number, wins = false) =>
  (await platform.post('/play/rounds', { session, stake, bet: { wins } })).body;
const settle = async (session: string, round: string) =>
  (await platform.post(`/play/rounds/${round}/settle`, { session })).body;

test('every share of every stake arrives, though each is less than a whole unit', () => {
  let state = jackpotKind.initial;
  let staked = 0;
  for (const stake of [10, 33, 10, 7, 100, 1, 33]) {
    const { events } = feed(state, terms, { round: 'r', currency: 'COINS', stake, wins: false });
    state = events.reduce(jackpotKind.evolve, state);
    staked += stake;
    const share = (state.amount - terms.seed) * 10_000 + state.carry;
    expect(share).toBe(staked * terms.contribution);
  }
});

test('a table is told what stands in the jackpot of its currency, which is not the lobby’s', async () => {
  const session = await platform.sit('test-pot', 'FUN');
  const stands = async () =>
    ((await platform.post('/play/session', { session })).body as unknown as { pot?: number }).pot;
  expect(await stands()).toBe(1_000);
  for (const pot of [1_001, 1_003]) {
    expect(await bet(session, 100)).toMatchObject({ pot });
    expect(await stands()).toBe(pot);
  }
  // Won, it is seeded anew; a game without one tells nothing of any.
  expect(await bet(session, 100, true)).toMatchObject({ pot: 1_000, round: { jackpot: 1_004 } });
  const plain = await platform.sit('test-ladder', 'FUN');
  expect((await platform.post('/play/session', { session: plain })).body).not.toHaveProperty('pot');
  const key = 'the-same-bet';
  const order = { session, stake: 100, bet: { wins: false } };
  const first = await platform.post('/play/rounds', order, { key });
  expect((await platform.post('/play/rounds', order, { key })).body).toEqual(first.body);
});

test('the jackpot fills with the stakes, falls with the bet that wins, and is paid with it', async () => {
  expect(await card()).toMatchObject({ jackpots: [{ amount: 1_000 }], jackpotWinnedCoins: 1_000 });
  const { token } = await platform.signUp();
  const session = await platform.sit('test-pot', 'COINS', token);
  for (const _ of Array.from({ length: 4 })) await bet(session, 100);
  expect(await card()).toMatchObject({ jackpots: [{ amount: 1_006 }], jackpotWinnedCoins: 1_006 });

  const won = await bet(session, 100, true);
  // 1.5 more from this bet: 1,007 and a half unit that stays owed.
  expect([won.round.jackpot, won.balance]).toEqual([1_007, 5_507]);
  expect(await stateOf('COINS')).toEqual({ isSeeded: true, amount: 1_000, carry: 5_000 });
  const other = await platform.sit('test-pot', 'COINS', (await platform.signUp()).token);
  expect((await bet(other, 100, true)).round.jackpot).toBe(1_002);

  // A client that still asks for its win is told how it stands.
  // What it won reaches a level, which brings 200.
  await vi.waitFor(
    async () => expect((await settle(session, won.round._id)).balance).toBe(5_707),
    WAIT_MS,
  );
  const { items } = (await platform.post('/wallet/transactions/1', { types: [3] }, { token })).body;
  expect(items).toMatchObject([{ type: 3, sign: 1, amount: 1_007, reference: won.round._id }]);
  expect(await card()).toMatchObject({ jackpots: [{ amount: 1_000 }], jackpotWinnedCoins: 3_009 });
});

test('the filter for jackpot games finds those with one from the first day on', async () => {
  const found = await platform.post('/games/find?pageSize=100', { feature: { jackpot: true } });
  const { items } = found.body as unknown as { items: GameCard[] };
  const withTerms = platform.platform.catalogue.all.filter(({ rules }) => rules?.jackpot);
  expect(items.map(({ _id }) => _id).sort()).toEqual(withTerms.map(({ game }) => game._id).sort());
  for (const { jackpots, jackpotWinnedCoins } of items) {
    expect(jackpotWinnedCoins).toBeGreaterThan(0);
    expect(jackpots[0]?.amount).toBeGreaterThan(0);
  }
});

test('who won it stands among the super-jackpot winners with what it paid', async () => {
  const { token, username } = await platform.signUp();
  const session = await platform.sit('test-pot', 'COINS', token);
  const { round } = await bet(session, 10, true);
  const home = (await platform.get('/home/winners')).body as unknown as {
    superJackpot: Winner[];
    coins: Winner[];
    money: Winner[];
  };
  expect(home.superJackpot[0]).toMatchObject({
    player: username,
    amount: round.jackpot,
    game: { urlFriendlyName: 'test-pot' },
  });
  expect(home.coins[0]).toMatchObject({ player: username, amount: round.jackpot });
  expect(home.money).toEqual([]);
  const [fact] = await platform.database.sql<{ body: object }[]>`
    select body from facts where handler = 'winner' order by position desc limit 1`;
  // Whoever is in the room hears it, a block or not: it names nobody.
  expect(fact?.body).toEqual({
    gameId: GAME,
    amount: round.jackpot,
    jackpot: round.jackpot,
  });
});

test('a demo sitting fills and wins a jackpot of its own', async () => {
  const before = await card();
  const [one, other] = [
    await platform.sit('test-pot', 'FUN'),
    await platform.sit('test-pot', 'FUN'),
  ];
  const fun = await bet(one, 100, true);
  expect([fun.round.jackpot, fun.balance]).toEqual([1_001, 10_901]);
  expect((await bet(other, 100, true)).round.jackpot).toBe(1_001);
  expect((await card()).jackpotWinnedCoins).toBe(before.jackpotWinnedCoins);
});

test('a round that won is not taken back', async () => {
  const { token } = await platform.signUp();
  const session = await platform.sit('test-pot', 'COINS', token);
  const { round, balance } = await bet(session, 100, true);
  const { store } = platform.platform;
  const now = new Date().toISOString();
  expect(await rollBack(store, round._id, { by: 'operator', why: 'a test' }, now)).toMatchObject({
    refused: { code: 'round-closed' },
  });
  const back = await platform.post('/play/session', { session });
  expect([back.body.balance, back.body.round]).toEqual([balance, undefined]);
});

test('the account holds what stands in the jackpots and what is won and not yet paid', async () => {
  const { sql } = platform.database;
  const rows = await sql<{ currency: string; held: number; owned: number }[]>`
    with standing as (
      select split_part(name, '/', 2) as currency, (state->>'amount')::bigint as amount
      from streams where kind = 'jackpot'
      union all
      select state->'bet'->>'currency', (state->'bet'->>'jackpot')::bigint
      from streams where kind = 'round' and state->>'phase' = 'open' and state->'bet' ? 'jackpot'
    )
    select currency, b.balance as held, sum(s.amount)::bigint as owned
    from standing s join balances b using (currency) where b.account = 'jackpot'
    group by currency, b.balance`;
  expect(rows).toHaveLength(2);
  for (const { held, owned } of rows) expect(held).toBe(owned);
  const { found, problems } = await verify(sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});

test('the table of jackpots is the log told again', async () => {
  const { sql } = platform.database;
  const before = await sql`select * from jackpots order by game, currency`;
  await platform.platform.store.rebuild('jackpots');
  expect(await sql`select * from jackpots order by game, currency`).toEqual(before);
});
