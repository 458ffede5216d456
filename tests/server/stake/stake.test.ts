import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getGame } from '../../../contract/game';
import { listGamesKept } from '../../../contract/game.desk';
import { verifyRound } from '../../../games/verify/verify.rules';
import { kinds, projections } from '../../../server/kinds';
import { Stakes } from '../../../server/stake/stake.registry';
import { verify } from '../../../server/store/verify';
import { testCatalogue } from '../../support/games';
import { WAIT_MS } from '../../support/patience';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let ada: TestStaff;
let member: string;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
  ada = await testStaff(platform, 'admin');
  member = (await platform.member({ country: 'MT' })).token;
});
afterAll(() => platform.close());

const DICE = 'game_high-striker';
const ROULETTE = 'game_promenade-roulette';
const post = async (path: string, body: object) =>
  (await platform.post(`/staff${path}`, body, { token: ada.token })).body;
const offer = (game: string, stakes: readonly number[], currency = 'COINS') =>
  post('/games/stakes', { _id: game, currency, stakes, why: 'Small change' });
const sit = async (session: string, at = platform) =>
  (await at.post('/play/session', { session })).body;
const bet = async (session: string, stake: number, chosen: object, at = platform) =>
  (await at.post('/play/rounds', { session, stake, bet: chosen })).body;
const under = { direction: 'under', target: 5_000 };

test('a game takes the stakes that staff let it offer, no other, and says so', async () => {
  const session = await platform.sit('high-striker', 'COINS', member);
  const fun = await platform.sit('high-striker', 'FUN', member);
  expect(await sit(session)).not.toHaveProperty('stakes');
  expect(await offer(DICE, [150, 300])).toEqual({ ok: true });
  expect(await sit(session)).toMatchObject({ stakes: [150, 300] });
  expect(await bet(session, 150, under)).toMatchObject({ round: { staked: 150 } });
  expect(await bet(session, 50, under)).toMatchObject({ code: 'stake-refused' });
  // Fun is played as ever.
  expect(await sit(fun)).not.toHaveProperty('stakes');
  expect(await bet(fun, 50, under)).toMatchObject({ round: { staked: 50 } });
  // Before anybody sits down, its page names them.
  const game = answerOf(getGame, (await platform.post('/games/high-striker', {})).body);
  expect(game.stakes).toEqual([150, 300]);
  await offer(DICE, []);
  expect(await bet(session, 50, under)).toMatchObject({ round: { staked: 50 } });
});

test('chips of other worth lie on the table, as many of the largest as ever', async () => {
  const session = await platform.sit('promenade-roulette', 'COINS', member);
  const chips = (amount: number) => ({ chips: [{ kind: 'straight', numbers: [17], amount }] });
  await offer(ROULETTE, [20, 40]);
  expect(await bet(session, 10, chips(10))).toMatchObject({ code: 'stake-refused' });
  expect(await bet(session, 420, chips(420))).toMatchObject({ code: 'stake-refused' });
  expect(await bet(session, 400, chips(400))).toMatchObject({ round: { staked: 400 } });
  await offer(ROULETTE, []);
});

test('a round at such a stake is verified as any other, also once it is offered no more', async () => {
  const session = await platform.sit('high-striker', 'COINS', member);
  await offer(DICE, [350]);
  const { round } = await bet(session, 350, under);
  await offer(DICE, []);
  const { revealed } = (await platform.post('/play/seed', { session, clientSeed: 'next' })).body;
  const claim = {
    engine: 'dice',
    skin: 'high-striker',
    commit: round.fairness.commit,
    serverSeed: revealed.serverSeed ?? '',
    clientSeed: round.fairness.clientSeed,
    nonce: round.fairness.nonce,
    stake: 350,
    bet: under,
    actions: [],
    claimed: { outcome: round.outcome, pays: round.pays },
  };
  expect(verifyRound(claim)).toMatchObject({ ok: true });
  // 355 is no multiple of a stake of the game: nobody could offer it.
  expect(verifyRound({ ...claim, stake: 355 }).ok).toBe(false);
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});

test('they stand at the desk, and hold in every process, also in one that begins later', async () => {
  const other = await testPlatform({}, platform.database, { catalogue: testCatalogue() });
  await offer(DICE, [1_000, 50_000], 'JPY');
  await vi.waitFor(
    () => expect(other.platform.stakes.of(DICE, 'JPY')).toEqual([1_000, 50_000]),
    WAIT_MS,
  );
  const listed = answerOf(listGamesKept, await post('/games', { search: 'high striker' }));
  expect(listed.items[0]?.stakes).toEqual([{ currency: 'JPY', stakes: [1_000, 50_000] }]);
  const later = new Stakes();
  await later.read(platform.platform.store, [DICE]);
  expect(later.of(DICE, 'JPY')).toEqual([1_000, 50_000]);
  await offer(DICE, [], 'JPY');
  const after = answerOf(listGamesKept, await post('/games', { search: 'high striker' }));
  expect(after.items[0]?.stakes).toEqual([]);
  await other.close();
});

test('only stakes that the rules can pay are offered, of games that there are', async () => {
  expect(await offer('game_nowhere', [100])).toMatchObject({ code: 'not-found' });
  expect(await offer(DICE, [75])).toMatchObject({ code: 'stake-refused' });
  expect(await offer(DICE, [0.5])).toMatchObject({ code: 'body-invalid' });
  expect(await offer(DICE, [100], 'FUN')).toMatchObject({ code: 'currency-unknown' });
});
