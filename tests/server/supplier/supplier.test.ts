import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../../contract/wallet';
import { kinds } from '../../../server/kinds';
import { openRoundsReport } from '../../../server/operator/open.report';
import { verifyRoundReport } from '../../../server/operator/round.report';
import { sittingKind } from '../../../server/play/sitting.events';
import { giveFreeRounds } from '../../../server/spin/spin.command';
import { accept } from '../../../server/store/decision';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { closeTheirs, takeBackTheirs } from '../../../server/supplier/supplier.command';
import { SIGNED_FOR_MS } from '../../../server/supplier/supplier.signature';
import { type MockSupplier, mockSettings, mockSupplier } from '../../support/mockSupplier';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let acme: MockSupplier;
let rival: MockSupplier;
const RIVAL_SECRET = 'another-secret-that-only-the-rival-shares-with-us';
beforeAll(async () => {
  platform = await testPlatform({
    SUPPLIERS: JSON.stringify([mockSettings('acme'), mockSettings('rival', RIVAL_SECRET)]),
  });
  acme = mockSupplier(platform.url, 'acme');
  rival = mockSupplier(platform.url, 'rival', RIVAL_SECRET);
});
afterAll(() => platform.close());

let names = 0;
/** What the mock calls a new round, transaction or request. */
const fresh = (): string => {
  names += 1;
  return `n-${names}`;
};

const launch = async (token: string | undefined, currency = 'COINS', slug = 'acme-wheel') => {
  const answer = await platform.post(`/games/${slug}/url`, { currency }, { token });
  return new URL(answer.body.url);
};
const secretIn = (url: URL): string => url.searchParams.get('token') ?? '';

const seated = async (currency = 'COINS') => {
  const { token, email } = await platform.signUp();
  const request = { request: fresh(), token: secretIn(await launch(token, currency)) };
  const { body } = await acme.send('authenticate', request);
  const session = body.session ?? '';
  const balance = async () => (await acme.send('balance', { session })).body.balance;
  return { token, email, session, balance, player: body.player };
};

/** Time runs out for a session, without the test waiting for it. */
const expire = async (session: string): Promise<void> => {
  const { store, secrets } = platform.platform;
  const sitting = streamOf(sittingKind, secrets.open('supplier acme', session) ?? '');
  const { wallet = '', game = '', currency = '' } = await store.load(sitting);
  const expiresAt = '2026-01-01T00:00:00.000Z';
  await store.execute({
    name: 'expire',
    at: new Date(),
    streams: { sitting },
    decide: () =>
      accept(
        { sitting: [{ type: 'sitting.opened' as const, wallet, game, currency, expiresAt }] },
        null,
      ),
  });
};

test('its game stands in the catalogue and opens at its own address with a token', async () => {
  const { token } = await platform.signUp();
  const game = await platform.post('/games/acme-wheel', {}, { token });
  expect(game.body).toMatchObject({
    supplier: { name: 'Mock acme' },
    engine: 'supplier',
    rtp: 0.95,
  });
  const url = await launch(token);
  expect(`${url.origin}${url.pathname}`).toBe('https://acme.example/open');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    skin: 'dark',
    game: 'acme-wheel',
    currency: 'COINS',
  });
});

test('a token is good once; the same request again gets the same session', async () => {
  const { token } = await platform.signUp();
  const launched = secretIn(await launch(token));
  const request = { request: fresh(), token: launched };
  const first = await acme.persist('authenticate', request, ['lost', 'lost', 'clear']);
  expect(first.body).toMatchObject({ balance: 5_000, currency: 'COINS', game: 'acme-wheel' });
  expect((await acme.send('authenticate', request)).body).toEqual(first.body);
  const again = await acme.send('authenticate', { request: fresh(), token: launched });
  expect([again.status, again.body.code]).toEqual([401, 'link-invalid']);
});

test('a token of one supplier, or of the house, seats nobody at another', async () => {
  const { token } = await platform.signUp();
  const own = { request: fresh(), token: secretIn(await launch(token)) };
  expect((await rival.send('authenticate', own)).body.code).toBe('link-invalid');
  const house = await platform.post('/games/lantern-run/url', { currency: 'COINS' }, { token });
  const stolen = new URL(house.body.url, 'http://x').searchParams.get('launch') ?? '';
  const request = { request: fresh(), token: stolen };
  expect((await acme.send('authenticate', request)).body.code).toBe('link-invalid');
  const seat = await platform.post('/play/session', { launch: own.token });
  expect(seat.body.code).toBe('link-invalid');
  const { session } = await seated();
  expect((await rival.send('balance', { session })).body.code).toBe('link-invalid');
  expect((await platform.post('/play/session', { session })).body.code).toBe('link-invalid');
});

test('a round: the bet leaves, the win arrives, and the player finds it in the history', async () => {
  const { token, session, balance, player } = await seated();
  const round = fresh();
  const taken = await acme.send('bet', { session, tx: fresh(), round, amount: 100 });
  expect(taken.body).toEqual({ currency: 'COINS', balance: 4_900 });
  const won = await acme.send('win', { tx: fresh(), round, amount: 250 });
  expect(won.body.balance).toBe(5_150);
  expect(await balance()).toBe(5_150);
  const { items } = (await platform.post('/wallet/transactions/1', {}, { token }))
    .body as unknown as {
    items: Transaction[];
  };
  expect(items.slice(0, 2)).toMatchObject([
    { type: 1, amount: 250 },
    { type: 0, amount: 100 },
  ]);
  const history = await platform.post('/play/history/1', {}, { token });
  expect(history.body.items).toMatchObject([
    { _id: items[0]?.reference, supplier: 'acme', state: 'settled', stake: 100, pays: 250 },
  ]);
  expect(player).toMatch(/^player_/);
});

test.each([
  ['answers are lost', ['lost', 'lost', 'clear']],
  ['everything is sent twice', ['twice']],
  ['both', ['lost', 'twice']],
] as const)('when %s, each movement happens once', async (_, line) => {
  const { session, balance } = await seated();
  const [round, back] = [fresh(), fresh()];
  const bet = { session, tx: fresh(), round, amount: 100 };
  expect((await acme.persist('bet', bet, line)).body.balance).toBe(4_900);
  const win = { tx: fresh(), round, amount: 70 };
  expect((await acme.persist('win', win, line)).body.balance).toBe(4_970);
  await acme.persist('bet', { session, tx: fresh(), round: back, amount: 500 }, line);
  const rollback = { tx: fresh(), round: back };
  expect((await acme.persist('rollback', rollback, line)).body.balance).toBe(4_970);
  expect(await balance()).toBe(4_970);
});

test('a hundred copies of one bet at the same moment are one bet', async () => {
  const { session, balance } = await seated();
  const bet = { session, tx: fresh(), round: fresh(), amount: 100 };
  const answers = await Promise.all(Array.from({ length: 100 }, () => acme.send('bet', bet)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await balance()).toBe(4_900);
});

test('one name for two movements is refused, whatever differs', async () => {
  const { session, balance } = await seated();
  const bet = { session, tx: fresh(), round: fresh(), amount: 100 };
  await acme.send('bet', bet);
  for (const other of [{ amount: 101 }, { round: fresh() }]) {
    const answer = await acme.send('bet', { ...bet, ...other });
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
  }
  const asWin = await acme.send('win', { tx: bet.tx, round: bet.round, amount: 100 });
  expect(asWin.body.code).toBe('conflict');
  expect(await balance()).toBe(4_900);
});

test('the same names of two suppliers are two things', async () => {
  const { token } = await platform.signUp();
  const sessions = await Promise.all(
    [acme, rival].map(async (supplier) => {
      const url = await launch(token, 'COINS', `${supplier.id}-wheel`);
      const request = { request: 'the-same', token: secretIn(url) };
      return (await supplier.send('authenticate', request)).body.session;
    }),
  );
  const bet = { tx: 'the-same-tx', round: 'the-same-round', amount: 100 };
  await acme.send('bet', { ...bet, session: sessions[0] });
  const second = await rival.send('bet', { ...bet, session: sessions[1] });
  expect(second.body.balance).toBe(4_800);
});

test('a win before its bet is refused and remembered by nobody: sent again, it pays', async () => {
  const { session, balance } = await seated();
  const round = fresh();
  const win = { tx: fresh(), round, amount: 300 };
  const early = await acme.send('win', win);
  expect([early.status, early.body.code]).toEqual([404, 'not-found']);
  await acme.send('bet', { session, tx: fresh(), round, amount: 100 });
  expect((await acme.persist('win', win, ['lost', 'clear'])).body.balance).toBe(5_200);
  expect(await balance()).toBe(5_200);
});

test('a rollback of an unknown bet is remembered: the bet is refused when it comes late', async () => {
  const { session, balance } = await seated();
  const round = fresh();
  const rollback = { tx: fresh(), round };
  const first = await acme.persist('rollback', rollback, ['lost', 'twice']);
  expect([first.status, first.body]).toEqual([200, {}]);
  const late = await acme.send('bet', { session, tx: fresh(), round, amount: 100 });
  expect([late.status, late.body.code]).toEqual([409, 'round-closed']);
  expect(await balance()).toBe(5_000);
});

test('a bet and its rollback at the same moment leave the balance as it was', async () => {
  const { session, balance } = await seated();
  for (let n = 0; n < 10; n += 1) {
    const round = fresh();
    const rollback = { tx: fresh(), round };
    const [, back] = await Promise.all([
      acme.send('bet', { session, tx: fresh(), round, amount: 100 }),
      acme.send('rollback', rollback),
    ]);
    // The bet may come between the look and the lock: then the supplier is told to ask again.
    if (back.status === 503) expect((await acme.send('rollback', rollback)).status).toBe(200);
  }
  expect(await balance()).toBe(5_000);
});

test('after its end, a session bets no more, but its wins and rollbacks arrive', async () => {
  const { token, session } = await seated();
  const [won, lost] = [fresh(), fresh()];
  const bet = { session, tx: fresh(), round: won, amount: 100 };
  await acme.send('bet', bet);
  await acme.send('bet', { session, tx: fresh(), round: lost, amount: 100 });
  await platform.post('/auth/sign-out', {}, { token });
  await expire(session);
  const late = await acme.send('bet', { session, tx: fresh(), round: fresh(), amount: 100 });
  expect([late.status, late.body.code]).toEqual([401, 'link-invalid']);
  // The answer to a bet that was taken must not die with the session.
  expect((await acme.send('bet', bet)).body.balance).toBe(4_800);
  expect((await acme.send('balance', { session })).body.code).toBe('link-invalid');
  expect((await acme.send('win', { tx: fresh(), round: won, amount: 10 })).body.balance).toBe(
    4_810,
  );
  expect((await acme.send('rollback', { tx: fresh(), round: lost })).body.balance).toBe(4_910);
});

test('a decided round is neither rolled back nor won again', async () => {
  const { session, balance } = await seated();
  const round = fresh();
  await acme.send('bet', { session, tx: fresh(), round, amount: 100 });
  await acme.send('win', { tx: fresh(), round, amount: 0 });
  expect((await acme.send('rollback', { tx: fresh(), round })).body.code).toBe('round-closed');
  expect((await acme.send('win', { tx: fresh(), round, amount: 9 })).body.code).toBe(
    'round-closed',
  );
  expect(await balance()).toBe(4_900);
});

test('a balance that does not cover the bet refuses it, and nothing is remembered', async () => {
  const { session, balance } = await seated();
  const bet = { session, tx: fresh(), round: fresh(), amount: 5_001 };
  const poor = await acme.send('bet', bet);
  expect([poor.status, poor.body.code]).toEqual([409, 'insufficient-amount']);
  expect((await acme.send('bet', { ...bet, amount: 5_000 })).body.balance).toBe(0);
  expect(await balance()).toBe(0);
});

test('no round wins more than its game may, whatever is signed', async () => {
  const { session, balance } = await seated();
  const round = fresh();
  await acme.send('bet', { session, tx: fresh(), round, amount: 10 });
  const win = { tx: fresh(), round, amount: 1_000_000_000_000 };
  const greedy = await acme.send('win', win);
  expect([greedy.status, greedy.body.code]).toEqual([422, 'win-too-large']);
  // Nothing is remembered of it: what the game may pay is paid under the same name.
  expect((await acme.send('win', { ...win, amount: 1_000 })).body.balance).toBe(5_990);
  expect(await balance()).toBe(5_990);
});

test('a bet that was taken back does not stand when it is sent again', async () => {
  const { session, balance } = await seated();
  const bet = { session, tx: fresh(), round: fresh(), amount: 100 };
  await acme.send('bet', bet);
  await acme.send('rollback', { tx: fresh(), round: bet.round });
  const again = await acme.send('bet', bet);
  expect([again.status, again.body.code]).toEqual([409, 'round-closed']);
  const other = await seated();
  const stolen = { ...bet, tx: fresh(), round: fresh() };
  await acme.send('bet', stolen);
  const theirs = await acme.send('bet', { ...stolen, session: other.session });
  expect([theirs.status, theirs.body.code]).toEqual([409, 'conflict']);
  expect([await balance(), await other.balance()]).toEqual([4_900, 5_000]);
});

test('a round that its supplier forgot is listed and taken back; its late win is refused', async () => {
  const { session, balance } = await seated();
  const round = fresh();
  await acme.send('bet', { session, tx: fresh(), round, amount: 100 });
  const { sql, store } = platform.platform;
  const inADay = new Date(Date.now() + 25 * 3_600_000);
  const before = await openRoundsReport(sql, 24, inADay);
  expect(before.ok).toBe(false);
  const [, id = ''] =
    /(round_\w+) {2}acme {2}game_acme-wheel {2}COINS/.exec(before.lines.at(-2) ?? '') ?? [];
  const now = new Date().toISOString();
  const taken = { by: 'operator', why: 'forgotten' };
  for (const _ of ['once', 'again'])
    expect(await takeBackTheirs(store, id, taken, now)).toMatchObject({ answer: null });
  expect(await balance()).toBe(5_000);
  const late = await acme.send('win', { tx: fresh(), round, amount: 100 });
  expect(late.body.code).toBe('round-closed');
  expect(await balance()).toBe(5_000);
  expect((await openRoundsReport(sql, 24, new Date())).ok).toBe(true);
  expect(await takeBackTheirs(store, 'round_none', taken, now)).toHaveProperty('refused');
});

test('a round of several bets and wins ends when its supplier closes it, and the books agree', async () => {
  const { token, session, balance } = await seated();
  const round = fresh();
  const second = fresh();
  await acme.persist('bet', { session, tx: fresh(), round, amount: 100 }, ['lost', 'twice']);
  await acme.persist('bet', { session, tx: second, round, amount: 50 }, ['twice']);
  const win = { tx: fresh(), round, amount: 30, closes: false };
  expect((await acme.persist('win', win, ['lost', 'twice'])).body.balance).toBe(4_880);
  const back = { tx: fresh(), round, bet: second };
  expect((await acme.persist('rollback', back, ['lost', 'twice'])).body.balance).toBe(4_930);
  const jackpot = { tx: fresh(), round, amount: 0, jackpot: 20, closes: false };
  expect((await acme.persist('win', jackpot, ['twice'])).body.balance).toBe(4_950);
  const inADay = new Date(Date.now() + 25 * 3_600_000);
  expect((await openRoundsReport(platform.platform.sql, 24, inADay)).ok).toBe(false);
  const whole = await acme.send('rollback', { tx: fresh(), round });
  expect([whole.status, whole.body.code]).toEqual([409, 'round-paid']);
  expect((await acme.persist('close', { tx: fresh(), round }, ['lost', 'twice'])).status).toBe(200);
  const late = await acme.send('bet', { session, tx: fresh(), round, amount: 10 });
  expect([late.status, late.body.code]).toEqual([409, 'round-closed']);
  expect(await balance()).toBe(4_950);
  const history = await platform.post('/play/history/1', {}, { token });
  const [first] = history.body.items as unknown as { _id: string }[];
  expect(first).toMatchObject({ state: 'settled', staked: 100, pays: 30, jackpot: 20 });
  const report = await verifyRoundReport(platform.platform, first?._id ?? '');
  expect(report).toMatchObject({ ok: true });
});

test('a forgotten round that has paid is closed with that by an operator', async () => {
  const { session, balance } = await seated();
  const round = fresh();
  await acme.send('bet', { session, tx: fresh(), round, amount: 100 });
  await acme.send('win', { tx: fresh(), round, amount: 30, closes: false });
  const { sql, store } = platform.platform;
  const now = new Date().toISOString();
  const { lines } = await openRoundsReport(sql, 0, new Date(Date.now() + 60_000));
  const id = lines.at(-2)?.split(' ')[0] ?? '';
  const taken = await takeBackTheirs(store, id, { by: 'operator', why: 'forgotten' }, now);
  expect(taken).toMatchObject({ refused: { code: 'round-paid' } });
  expect(await closeTheirs(store, id, now)).toMatchObject({ answer: null });
  expect(await balance()).toBe(4_930);
  expect((await acme.send('win', { tx: fresh(), round, amount: 1 })).body.code).toBe(
    'round-closed',
  );
});

test('free rounds that an operator gives are told, staked by the house and won by the player', async () => {
  const { session, balance, email } = await seated();
  const gift = { email, game: 'acme-wheel', stake: 100, total: 2 };
  const given = await giveFreeRounds(platform.platform, gift, new Date().toISOString());
  expect(given).toMatchObject({ answer: null });
  const told = await acme.send('balance', { session });
  expect(told.body.freeRounds).toMatchObject([{ stake: 100, left: 2 }]);
  const free = told.body.freeRounds?.[0]?.id;
  const round = fresh();
  const bet = { session, tx: fresh(), round, amount: 100, free };
  expect((await acme.persist('bet', bet, ['lost', 'twice'])).body.balance).toBe(5_000);
  expect((await acme.send('win', { tx: fresh(), round, amount: 40 })).body.balance).toBe(5_040);
  const gone = { ...bet, tx: fresh(), round: fresh() };
  await acme.send('bet', gone);
  expect((await acme.send('balance', { session })).body.freeRounds).toEqual([]);
  await acme.persist('rollback', { tx: fresh(), round: gone.round }, ['lost', 'twice']);
  const after = await acme.send('balance', { session });
  expect(after.body.freeRounds).toMatchObject([{ id: free, left: 1 }]);
  expect(await balance()).toBe(5_040);
});

test('a guest plays a third party’s game for fun', async () => {
  const request = { request: fresh(), token: secretIn(await launch(undefined, 'FUN')) };
  const { body } = await acme.send('authenticate', request);
  expect([body.balance, body.currency, body.player]).toEqual([10_000, 'FUN', undefined]);
  const bet = { session: body.session, tx: fresh(), round: fresh(), amount: 100 };
  expect((await acme.send('bet', bet)).body.balance).toBe(9_900);
});

test.each([
  ['of another secret', { secret: 'somebody-else-who-guessed-a-long-secret' }],
  ['of another body', { signedBody: { session: 'x'.repeat(20), amount: 1 } }],
  ['of another call', { signedOp: 'balance' as const }],
  ['of another supplier', { signedAs: 'rival' }],
  ['too old', { timestamp: Date.now() - SIGNED_FOR_MS - 1_000 }],
  ['of the future', { timestamp: Date.now() + SIGNED_FOR_MS + 60_000 }],
  ['of no time', { timestamp: Number.NaN }],
])('a signature %s is refused and moves nothing', async (_, tampering) => {
  const { session, balance } = await seated();
  const bet = { session, tx: fresh(), round: fresh(), amount: 100 };
  const answer = await acme.send('bet', bet, tampering);
  expect([answer.status, answer.body.code]).toEqual([401, 'signature-invalid']);
  expect(await balance()).toBe(5_000);
});

test('an unknown supplier, a player’s token and no signature at all are refused', async () => {
  const stranger = mockSupplier(platform.url, 'stranger');
  expect((await stranger.send('balance', { session: 'x'.repeat(20) })).body.code).toBe(
    'signature-invalid',
  );
  const { token } = await platform.signUp();
  const bare = await platform.post(
    '/supplier/acme/balance',
    { session: 'x'.repeat(20) },
    { token },
  );
  expect([bare.status, bare.body.code]).toEqual([401, 'signature-invalid']);
});

test('the body is what was signed, to the last space', async () => {
  const { session } = await seated();
  const answer = await acme.send('balance', { session }, { signedBody: { session, more: 1 } });
  expect(answer.body.code).toBe('signature-invalid');
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
