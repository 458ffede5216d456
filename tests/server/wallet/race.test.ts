import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { listingsOf, Supplier } from '../../../server/supplier/supplier.registry';
import { potListing, testCatalogue } from '../../support/games';
import { mockSettings, mockSupplier } from '../../support/mockSupplier';
import { type TestPlatform, testPlatform } from '../../support/platform';

/** Half of the bets from as many seats of our own, half from one session of a third party. */
const SEATS = 100;
const STAKE = 100;
/** The welcome grant covers these, and not one more. */
const COVERED = 50;
const WON = 30;

const slugs = Array.from({ length: SEATS }, (_, n) => `seat-${n}`);
const catalogue = testCatalogue([
  ...slugs.map(potListing),
  ...listingsOf(Supplier.parse(mockSettings('acme'))),
]);
const env = { SUPPLIERS: JSON.stringify([mockSettings('acme')]) };

let one: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  one = await testPlatform(env, undefined, { catalogue });
  other = await testPlatform(env, one.database, { catalogue });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

test('200 simultaneous bets on one balance, from 101 sittings of two processes', async () => {
  const { token } = await one.signUp();
  const sessions = await Promise.all(slugs.map((slug) => one.sit(slug, 'COINS', token)));
  const launched = await one.post('/games/acme-wheel/url', { currency: 'COINS' }, { token });
  const launch = new URL(launched.body.url).searchParams.get('token') ?? '';
  const suppliers = [one, other].map(({ url }) => mockSupplier(url, 'acme'));
  const seated = await suppliers[0]?.send('authenticate', { request: 'race', token: launch });
  const session = seated?.body.session ?? '';

  const own = sessions.map(async (sitting, n) => {
    const platform = n % 2 === 0 ? one : other;
    const bet = { session: sitting, stake: STAKE, bet: {} };
    const { status, body } = await platform.post('/play/rounds', bet);
    return { status, code: body.code, settle: { platform, sitting, round: body.round?._id } };
  });
  const theirs = slugs.map(async (_, n) => {
    const supplier = suppliers[n % suppliers.length];
    const bet = { session, tx: `bet-${n}`, round: `round-${n}`, amount: STAKE };
    const said = await supplier?.send('bet', bet);
    return { status: said?.status, code: said?.body.code, win: { supplier, n } };
  });
  const [ours, supplied] = await Promise.all([Promise.all(own), Promise.all(theirs)]);
  const answers = [...ours, ...supplied];
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect([taken.length, refused.length]).toEqual([COVERED, 2 * SEATS - COVERED]);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['insufficient-amount']));

  const { sql } = one.database;
  const [kept] = await sql<{ rounds: number; bets: number; staked: number; balance: number }[]>`
    select (select count(*)::int from rounds) as rounds,
      (select count(*)::int from transactions where kind = 'gameBet') as bets,
      (select sum(amount)::int from transactions where kind = 'gameBet') as staked,
      (select balance::int from balances where account like 'player:%') as balance`;
  expect(kept).toEqual({
    rounds: COVERED,
    bets: COVERED,
    staked: -COVERED * STAKE,
    balance: 0,
  });

  const settled = ours
    .filter(({ status }) => status === 200)
    .map(({ settle: { platform, sitting, round } }) =>
      platform.post(`/play/rounds/${round}/settle`, { session: sitting }),
    );
  const wins = supplied.filter(({ status }) => status === 200);
  const won = wins.map(({ win: { supplier, n } }) =>
    supplier?.send('win', { tx: `win-${n}`, round: `round-${n}`, amount: WON }),
  );
  await Promise.all([...settled, ...won]);
  const { items } = (await one.get('/wallet/list', { token })).body;
  expect(items[0]?.balance).toBe(wins.length * WON);
  const { found, problems } = await verify(sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
