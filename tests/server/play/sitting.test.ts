import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameRules } from '../../../games/engines';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import { DICE_REVEAL_MS } from '../../../games/show.rules';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const balanceOf = async (token: string): Promise<number | undefined> =>
  (await platform.get('/wallet/list', { token })).body.items[0]?.balance;

const bet = async (session: string, stake = 10, key?: string) => {
  const answer = await platform.post(
    '/play/rounds',
    { session, stake, bet: {} },
    key === undefined ? {} : { key },
  );
  return { ...answer, round: answer.body.round };
};
/** A field of mines: a round that awaits steps. */
const lay = async (session: string) => {
  const answer = await platform.post('/play/rounds', { session, stake: 100, bet: { mines: 3 } });
  return { ...answer, round: answer.body.round };
};
const settle = (session: string, round: string) =>
  platform.post(`/play/rounds/${round}/settle`, { session });

test('a bet takes the stake and books the win, once, and the seat is free again', async () => {
  const { token } = await platform.signUp();
  const session = await platform.sit('lantern-run', 'COINS', token);
  const { round, body } = await bet(session);
  const left = 4_990 + round.pays;
  expect([round.state, body.balance]).toEqual(['settled', left]);
  // A client from before asks for its win, as often as it likes.
  const settled = await Promise.all([1, 2, 3].map(() => settle(session, round._id)));
  for (const answer of settled) expect(answer.body).toEqual({ round, balance: left });
  expect(await balanceOf(token)).toBe(left);
  expect((await bet(session)).status).toBe(200);
});

test('a win is told when it has been shown: the stake at once, the win after its delay', async () => {
  const { token, id } = await platform.member();
  const session = await platform.sit('high-striker', 'COINS', token);
  const roll = () =>
    platform.post('/play/rounds', {
      session,
      stake: 50,
      bet: { direction: 'over', target: 200 },
    });
  // Nearly every roll wins so; one that does not moves the wallet once.
  let { round } = (await roll()).body;
  while (round.pays === 0) ({ round } = (await roll()).body);
  const facts = await platform.platform.store.facts(`player:${id}`, 0, 100);
  const told = facts.filter(({ handler }) => handler === 'OnWalletChange').slice(-2);
  const [stake, win] = told.map(({ body }) => body as { Balances: { Balance: number }[] });
  expect(told.map(({ body }) => body['SuggestedDelay'])).toEqual([0, DICE_REVEAL_MS]);
  expect((win?.Balances[0]?.Balance ?? 0) - (stake?.Balances[0]?.Balance ?? 0)).toBe(round.pays);
});

test('a second round waits for the first, and the refusal names it', async () => {
  const { token } = await platform.signUp();
  const session = await platform.sit('lantern-mines', 'COINS', token);
  const { round } = await lay(session);
  const second = await lay(session);
  expect([second.status, second.body.code, second.body.params]).toEqual([
    409,
    'round-open',
    { round: round._id },
  ]);
});

test('an open round is there again after a reload, by the secret or by a new launch', async () => {
  const { token } = await platform.signUp();
  const session = await platform.sit('lantern-mines', 'COINS', token);
  const { round } = await lay(session);
  const back = await platform.post('/play/session', { session });
  expect(back.body.round).toEqual(round);
  const anew = await platform.sit('lantern-mines', 'COINS', token);
  const again = await platform.post('/play/session', { session: anew });
  expect(again.body.round).toEqual(round);
});

test('50 copies of one bet are one bet', async () => {
  const { token } = await platform.signUp();
  const session = await platform.sit('high-striker', 'COINS', token);
  const order = { session, stake: 50, bet: { direction: 'over', target: 5_000 } };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      platform.post('/play/rounds', order, { token, key: 'the-same-bet' }),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.round._id)).size).toBe(1);
  expect(await balanceOf(token)).toBe(4_950 + (answers[0]?.body.round.pays ?? 0));
  const other = await platform.post(
    '/play/rounds',
    { ...order, stake: 100 },
    { token, key: 'the-same-bet' },
  );
  expect(other.body.code).toBe('key-reused');
});

test('a launch address works once and only while it is fresh', async () => {
  const { token } = await platform.signUp();
  const launched = await platform.post('/games/lantern-run/url', { currency: 'COINS' }, { token });
  const launch = new URL(launched.body.url, 'http://x').searchParams.get('launch');
  expect((await platform.post('/play/session', { launch })).status).toBe(200);
  const again = await platform.post('/play/session', { launch });
  expect(again.body.code).toBe('link-invalid');
  const forged = await platform.post('/play/session', { launch: `${launch?.slice(0, -4)}0000` });
  expect(forged.body.code).toBe('link-invalid');
});

test('nobody settles or sees a round that is not theirs', async () => {
  const [mine, other] = [await platform.signUp(), await platform.signUp()];
  const session = await platform.sit('lantern-run', 'COINS', mine.token);
  const theirs = await platform.sit('lantern-run', 'COINS', other.token);
  const { round } = await bet(session);
  expect((await settle(theirs, round._id)).status).toBe(404);
  const seen = await platform.get(`/play/rounds/${round._id}`, { token: other.token });
  expect(seen.status).toBe(404);
  expect((await platform.get(`/play/rounds/${round._id}`, { token: mine.token })).status).toBe(200);
});

test.each([
  ['a guest', undefined, 'not-signed-in'],
  ['a player without a birth date', { birthday: undefined }, 'birth-date-missing'],
  ['a player too young', { birthday: { day: 1, month: 1, year: 2015 } }, 'too-young'],
  ['a player where it is restricted', { country: 'AU' }, 'simulated-gambling-restricted'],
  ['a player where nothing is known', { country: 'AQ' }, 'no-jurisdiction'],
])('coins are refused to %s, and the rule is named', async (_, more, rule) => {
  const token = more === undefined ? undefined : (await platform.signUp(more)).token;
  const answer = await platform.post('/games/lantern-run/url', { currency: 'COINS' }, { token });
  expect(answer.body.params).toMatchObject({ rule });
});

test('money is refused where no jurisdiction offers it, and the rule is named', async () => {
  const { token } = await platform.signUp();
  const answer = await platform.post('/games/lantern-run/url', { currency: 'USD' }, { token });
  expect([answer.status, answer.body.params]).toMatchObject([
    403,
    { rule: 'real-money-not-offered', jurisdiction: expect.any(String) },
  ]);
});

test('a guest plays for fun with a demo balance that touches no wallet', async () => {
  const session = await platform.sit('neon-orchard', 'FUN');
  const { round, body } = await bet(session, 5);
  expect(body.balance).toBe(9_995 + round.pays);
});

test.each([
  [{ stake: 7, bet: { direction: 'over', target: 5_000 } }, 'stake'],
  [{ stake: 50, bet: { direction: 'sideways', target: 1 } }, 'bet'],
])('a stake or choice that the game does not take changes nothing: %j', async (order, field) => {
  const { token } = await platform.signUp();
  const session = await platform.sit('high-striker', 'COINS', token);
  const answer = await platform.post('/play/rounds', { session, ...order });
  expect([answer.status, answer.body.code, answer.body.params]).toEqual([
    422,
    'stake-refused',
    { field },
  ]);
  expect(await balanceOf(token)).toBe(5_000);
});

/** The longest odds of the dice: one roll in a hundred wins. */
const longShot = { stake: 2_000, bet: { direction: 'over', target: 9_899 } };

/** A player with 1,000 coins left: one of those who lost twice, which nearly all do. */
const poorPlayer = async (): Promise<{ token: string; session: string }> => {
  const { token } = await platform.signUp();
  const session = await platform.sit('high-striker', 'COINS', token);
  for (const _ of [1, 2]) await platform.post('/play/rounds', { session, ...longShot });
  return (await balanceOf(token)) === 1_000 ? { token, session } : poorPlayer();
};

test('a balance that does not cover the stake refuses with the text of §8', async () => {
  const { token, session } = await poorPlayer();
  const answer = await platform.post('/play/rounds', { session, ...longShot });
  expect([answer.status, answer.body.slug]).toEqual([409, 'Alert.Insufficient amount']);
  expect(await balanceOf(token)).toBe(1_000);
});

test('the revealed seed fits its commitment and gives the very outcome that was shown', async () => {
  const { token } = await platform.signUp();
  const session = await platform.sit('lantern-run', 'COINS', token);
  const { round } = await bet(session);
  const { body } = await platform.post('/play/seed', { session, clientSeed: 'my own seed' });
  const { serverSeed = '' } = body.revealed;
  expect(commitOf(serverSeed)).toBe(round.fairness.commit);
  const { clientSeed, nonce } = round.fairness;
  const draw = fairDraw({ serverSeed, clientSeed, nonce });
  const replay = gameRules('slot', 'lantern-run')?.open({ stake: 10, bet: {} }, draw);
  expect(replay).toMatchObject({ outcome: round.outcome, pays: round.pays });
  const shown = await platform.get(`/play/rounds/${round._id}`, { token });
  expect(shown.body.fairness).toMatchObject({ serverSeed });
  expect((await bet(session)).round.fairness).toMatchObject({
    clientSeed: 'my own seed',
    nonce: 0,
  });
});

test('each server seed is committed to before the player’s seed for it is told', async () => {
  const { token } = await platform.signUp();
  const { url } = (await platform.post('/games/lantern-run/url', { currency: 'COINS' }, { token }))
    .body;
  const launch = new URL(url, 'http://x').searchParams.get('launch');
  const { session, fairness } = (await platform.post('/play/session', { launch })).body;
  expect(fairness).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{64}$/),
    clientSeed: '',
    nonce: 0,
    next: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const order = { session, stake: 10, bet: {} };
  const missing = await platform.post('/play/rounds', order);
  expect([missing.status, missing.body.code]).toEqual([409, 'seed-missing']);
  const first = (await platform.post('/play/rounds', { ...order, clientSeed: 'mine' })).body.round;
  const bound = { commit: fairness.commit, clientSeed: 'mine', nonce: 0 };
  expect(first.fairness).toEqual({ ...bound, rules: 1 });
  const other = await platform.post('/play/rounds', { ...order, clientSeed: 'theirs' });
  expect([other.status, other.body.code]).toEqual([409, 'seed-bound']);
  expect((await bet(session)).round.fairness).toMatchObject({ clientSeed: 'mine', nonce: 1 });

  const { next } = (await platform.post('/play/seed', { session })).body;
  expect(next).toMatchObject({ commit: fairness.next, clientSeed: '', nonce: 0 });
  expect((await platform.post('/play/rounds', order)).body.code).toBe('seed-missing');
  const later = await platform.post('/play/seed', { session, clientSeed: 'theirs' });
  expect(later.body.next).toMatchObject({ commit: next.next, clientSeed: 'theirs' });
  expect((await bet(session)).round.fairness).toMatchObject({
    commit: next.next,
    clientSeed: 'theirs',
  });
});

test('a seed is not revealed while a round still draws from it', async () => {
  const { token } = await platform.signUp();
  const session = await platform.sit('lantern-mines', 'COINS', token);
  await lay(session);
  expect((await platform.post('/play/seed', { session })).body.code).toBe('seed-in-use');
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
