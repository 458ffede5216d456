import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAnything } from '../../../contract/find.desk';
import { listGamesKept } from '../../../contract/game.desk';
import { listVitals } from '../../../contract/health.desk';
import { listAccounts, listDepositsKept } from '../../../contract/money.desk';
import { kinds, projections } from '../../../server/kinds';
import { keptOf } from '../../../server/office/game.desk';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { testCatalogue } from '../../support/games';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let ada: TestStaff;
let ann: Member;

beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
  ada = await testStaff(platform, 'admin');
  ann = await platform.member({ country: 'MT' });
  await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
  const paid = { amount: 20_000, payment: 'test-approved' };
  await platform.post('/wallet/deposit', paid, { token: ann.token });
});
afterAll(() => platform.close());

const post = async (path: string, body: object = {}) =>
  (await platform.post(`/staff${path}`, body, { token: ada.token })).body;

test('a deposit lies there with whose it is, and under its state alone', async () => {
  const { items, total } = answerOf(listDepositsKept, await post('/deposits'));
  expect([total, items[0]]).toMatchObject([
    1,
    { status: 'succeeded', username: ann.username, currency: 'EUR', amount: 20_000, reversed: 0 },
  ]);
  const refused = answerOf(listDepositsKept, await post('/deposits', { status: 'refused' }));
  expect(refused).toEqual({ items: [], total: 0 });
});

test('the ledger’s accounts sum to nothing in each currency', async () => {
  const { body } = await platform.get('/staff/accounts', ada);
  const { items } = answerOf(listAccounts, body);
  const euros = items.filter(({ currency }) => currency === 'EUR');
  expect(euros.map(({ account, balance }) => [account, balance])).toEqual([
    ['players', 20_000],
    ['provider', -20_000],
    ['sum', 0],
  ]);
  const sums = items.filter(({ account }) => account === 'sum');
  expect(new Set(sums.map(({ balance }) => balance))).toEqual(new Set([0]));
});

test('a game’s return so far is what its rounds paid for what they staked', async () => {
  const { token } = await platform.signUp();
  const session = await platform.sit('lantern-run', 'COINS', token);
  const paid: number[] = [];
  for (const stake of [10, 20, 10]) {
    const { body } = await platform.post('/play/rounds', { session, stake, bet: {} });
    expect(body).toHaveProperty('round');
    paid.push(body.round.pays);
  }
  const back = paid.reduce((sum, pays) => sum + pays, 0);
  const answer = answerOf(listGamesKept, await post('/games', { search: 'lantern run' }));
  expect(answer).toMatchObject({
    total: 1,
    items: [
      { gameId: 'game_lantern-run', currency: 'COINS', rounds: 3, staked: 40, returned: back },
    ],
  });
  expect(answer.items[0]?.soFar).toBeCloseTo(back / 40);
  const every = answerOf(listGamesKept, await post('/games', { pageSize: 100 }));
  expect(every.total).toBe(platform.platform.catalogue.all.length);
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});

test('a return is odd where the published one lies outside its band, of many rounds', () => {
  const [listing] = testCatalogue().all.filter(({ game }) => game._id === 'game_lantern-run');
  if (listing === undefined) throw new Error('There is no such game');
  const of = (rounds: number, returned: number) =>
    keptOf(
      listing,
      {
        game: listing.game._id,
        currency: 'COINS',
        rounds,
        staked: String(rounds * 10),
        returned: String(returned),
        stakedSquared: String(rounds * 100),
        returnedSquared: String(returned * 10),
        product: String(returned * 10),
      },
      platform.platform,
    ).isOdd;
  const published = listing.game.rtp;
  expect(of(100_000, 500_000)).toBe(true);
  expect(of(100_000, Math.round(published * 1_000_000))).toBe(false);
  expect(of(100, 500)).toBe(false);
});

test('the health tells of the log, of who reads it, and of a consumer that fails', async () => {
  const { sql } = platform.database;
  const vitals = async (body = {}) => answerOf(listVitals, await post('/health', body)).items;
  const all = await vitals({ pageSize: 100 });
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(['log', 'process', 'consumer', 'job', 'projection']),
  );
  await sql`insert into consumers (name, position) values ('broken thing', 0)`;
  await sql`update events set at = at - interval '2 minutes' where position = 1`;
  expect(await vitals({ isLate: true, search: 'broken' })).toMatchObject([
    { kind: 'consumer', name: 'broken thing', position: 0, isLate: true },
  ]);
  expect(await vitals({ search: 'broken' })).toHaveLength(1);
});

test('a deposit is found by its id, and lies at its desk', async () => {
  const { items } = answerOf(listDepositsKept, await post('/deposits'));
  const _id = items[0]?._id ?? '';
  const found = answerOf(findAnything, await post('/find', { search: _id })).items;
  expect(found).toEqual([{ kind: 'deposit', _id, says: ann.username, playerId: ann.id }]);
  // Whoever may not read money does not find it.
  const mia = await testStaff(platform, 'support');
  const { body } = await platform.post('/staff/find', { search: _id }, { token: mia.token });
  expect(answerOf(findAnything, body).items).toEqual([]);
});
