import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUND_IDLE_MS } from '../../../contract/limits';
import { kinds } from '../../../server/kinds';
import { finishIdleRounds, rollBack } from '../../../server/play/play.command';
import { roundKind } from '../../../server/round/round.events';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { walletKind } from '../../../server/wallet/wallet.events';
import { testCatalogue } from '../../support/games';
import { PASSWORD } from '../../support/password';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
});
afterAll(() => platform.close());

const games = {
  'test-ladder': { stake: 100, bet: {}, step: { kind: 'climb' } },
  'pavilion-blackjack': { stake: 100, bet: {} },
  'arcade-jacks': { stake: 100, bet: {} },
};
type Slug = keyof typeof games;

/** A round that awaits a step; some deals are decided at once, and are dealt again. */
const leave = async ({ token }: Member, slug: Slug, currency = 'COINS') => {
  const session = await platform.sit(slug, currency, token);
  const { stake, bet } = games[slug];
  for (;;) {
    const { round } = (await platform.post('/play/rounds', { session, stake, bet })).body;
    if (round.state === 'open') return { session, round };
  }
};
const climb = (session: string, round: string, turn = 0) =>
  platform.post(`/play/rounds/${round}/act`, { session, turn, action: { kind: 'climb' } });
const roundOf = async ({ token }: Member, id: string) =>
  (await platform.get(`/play/rounds/${id}`, { token })).body as unknown as {
    state: string;
    pays: number;
    idle?: true;
    actions: object[];
  };
const balanceOf = async ({ id }: Member) =>
  (await platform.platform.store.load(streamOf(walletKind, id))).balances['COINS'];

/** The job, so long after now. */
const idleFor = (ms: number) => finishIdleRounds(platform.platform, new Date(Date.now() + ms));

test('a round is left alone for twelve hours from its last step, then ends by its rule, once', async () => {
  const member = await platform.member();
  const { session, round } = await leave(member, 'test-ladder');
  await climb(session, round._id);
  await idleFor(ROUND_IDLE_MS - 60_000);
  expect(await roundOf(member, round._id)).toMatchObject({ state: 'open' });
  expect(await idleFor(ROUND_IDLE_MS + 1)).toBe(1);
  expect(await roundOf(member, round._id)).toMatchObject({
    state: 'settled',
    pays: 100,
    idle: true,
    actions: [{ kind: 'climb' }, { kind: 'take' }],
  });
  expect(await balanceOf(member)).toBe(5_000);
  expect(await idleFor(ROUND_IDLE_MS + 1)).toBe(0);
  // The seat is free, and a late step is told so.
  expect((await climb(session, round._id, 1)).body.code).toBe('round-closed');
  expect((await platform.post('/play/session', { session })).body.round).toBeUndefined();
});

test('where nothing was risked yet the stake returns', async () => {
  const member = await platform.member();
  const { round } = await leave(member, 'test-ladder');
  await idleFor(ROUND_IDLE_MS + 1);
  expect((await roundOf(member, round._id)).state).toBe('rolled back');
  expect(await balanceOf(member)).toBe(5_000);
});

test.each([
  ['pavilion-blackjack', 'COINS', { kind: 'stand' }],
  ['arcade-jacks', 'COINS', { kind: 'draw', hold: [0, 1, 2, 3, 4] }],
  ['arcade-jacks', 'FUN', { kind: 'draw', hold: [0, 1, 2, 3, 4] }],
] as const)('%s for %s is ended by %j', async (slug, currency, step) => {
  const member = await platform.member();
  const { round } = await leave(member, slug, currency);
  await idleFor(ROUND_IDLE_MS + 1);
  const { actions, phase } = await platform.platform.store.load(streamOf(roundKind, round._id));
  expect([phase, actions]).toEqual(['settled', [step]]);
});

test('two processes at the same work end a round once', async () => {
  const member = await platform.member();
  const { session, round } = await leave(member, 'test-ladder');
  await climb(session, round._id);
  await Promise.all([1, 2, 3, 4].map(() => idleFor(ROUND_IDLE_MS + 1)));
  expect(await balanceOf(member)).toBe(5_000);
});

test('an account that is erased has its rounds ended and paid first', async () => {
  const member = await platform.member();
  const left = await leave(member, 'test-ladder');
  await climb(left.session, left.round._id);
  const dealt = await leave(member, 'arcade-jacks');
  const erased = await platform.post(
    '/settings/erase',
    { password: PASSWORD },
    { token: member.token },
  );
  expect(erased.status).toBe(200);
  const { store } = platform.platform;
  for (const id of [left.round._id, dealt.round._id])
    expect((await store.load(streamOf(roundKind, id))).phase).toBe('settled');
  const [late] = await platform.database.sql<{ late: number }[]>`
    select count(*)::int as late from events
    where stream = ${`wallet:${member.id}`} and position > (
      select position from events where stream = ${`player:${member.id}`} and type = 'player.erased'
    )`;
  expect(late?.late).toBe(0);
  const open = await platform.database.sql`select id from open_rounds where wallet = ${member.id}`;
  expect(open).toEqual([]);
});

test('who takes a round back says why, and the log keeps both', async () => {
  const member = await platform.member();
  const { round } = await leave(member, 'test-ladder');
  const taken = { by: 'operator ann', why: 'the power failed' };
  const now = new Date().toISOString();
  const { store } = platform.platform;
  expect(await rollBack(store, round._id, taken, now)).toMatchObject({ answer: null });
  expect(await rollBack(store, round._id, taken, now)).toMatchObject({ answer: null, position: 0 });
  const history = await store.history(streamOf(roundKind, round._id));
  expect(history.at(-1)?.event).toMatchObject({ type: 'round.rolledBack', ...taken });
  expect(await balanceOf(member)).toBe(5_000);
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
