import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listGamesKept } from '../../../contract/game.desk';
import { Caps } from '../../../server/cap/cap.registry';
import { kinds, projections } from '../../../server/kinds';
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

const BLACKJACK = 'game_pavilion-blackjack';
const MINES = 'game_lantern-mines';
const post = async (path: string, body: object) =>
  (await platform.post(`/staff${path}`, body, { token: ada.token })).body;
const bound = (game: string, bounds: object) =>
  post('/games/cap', { _id: game, currency: 'COINS', ...bounds, why: 'We are small' });

const bet = async (session: string, stake: number, chosen: object = {}, at = platform) =>
  (await at.post('/play/rounds', { session, stake, bet: chosen })).body;

/** What all open hands may win together, in coins. */
const openMost = async (): Promise<number> => {
  const [row] = await platform.database.sql`
    select coalesce(sum(most), 0)::int as most from open_rounds where game = ${BLACKJACK}`;
  return Number(row?.['most']);
};

test('a bet that could win more than staff let a round win is refused before it is taken', async () => {
  const session = await platform.sit('lantern-mines', 'COINS', member);
  await bound(MINES, { winMost: 2_475 });
  // With one mine of 25 all others opened pay 24.75 times the stake, with three 2,277 times.
  expect(await bet(session, 100, { mines: 3 })).toMatchObject({
    code: 'win-capped',
    params: { winMost: 2_475 },
  });
  expect(await bet(session, 100, { mines: 1 })).toMatchObject({ round: { staked: 100 } });
  await bound(MINES, {});
});

test('open rounds together never win more than staff let them, however many are bet at once', async () => {
  const players = await Promise.all(
    Array.from({ length: 12 }, () => platform.member({ country: 'MT' })),
  );
  const sessions = await Promise.all(
    players.map(({ token }) => platform.sit('pavilion-blackjack', 'COINS', token)),
  );
  // A hand may pay eight times its stake: five hands of a hundred fit.
  await bound(BLACKJACK, { openMost: 4_700 });
  const answers = await Promise.all(sessions.map((session) => bet(session, 100)));
  const refused = answers.filter(({ code }) => code === 'exposure-reached');
  const { sql } = platform.database;
  expect(await openMost()).toBeLessThanOrEqual(4_700);
  // A hand that was dealt out at once is open no more, and leaves room for the next one.
  expect(await openMost()).toBeGreaterThan(4_700 - 800);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(7);

  // What ends makes room.
  const [dealt] = answers.flatMap((answer, seat) =>
    answer.round?.choices?.includes('stand') ? [{ id: answer.round._id, seat }] : [],
  );
  if (dealt === undefined) throw new Error('Every hand was a blackjack');
  await platform.post(`/play/rounds/${dealt.id}/act`, {
    session: sessions[dealt.seat],
    turn: 0,
    action: { kind: 'stand' },
  });
  expect(await openMost()).toBeLessThanOrEqual(4_700 - 800);

  await bound(BLACKJACK, {});
  const { found, problems } = await verify(sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});

test('nor do they in two processes that take bets at the same instant', async () => {
  const other = await testPlatform({}, platform.database, { catalogue: testCatalogue() });
  const players = await Promise.all(
    Array.from({ length: 12 }, () => platform.member({ country: 'MT' })),
  );
  const at = (turn: number) => (turn % 2 === 0 ? platform : other);
  const sessions = await Promise.all(
    players.map(({ token }, turn) => at(turn).sit('pavilion-blackjack', 'COINS', token)),
  );
  const before = await openMost();
  // Room for one hand more: whoever is told of the other's bet too late would take it as well.
  const most = before + 800;
  await bound(BLACKJACK, { openMost: most });
  const cap = { COINS: { openMost: most } };
  await vi.waitFor(() => expect(other.platform.caps.of(BLACKJACK)).toEqual(cap), WAIT_MS);
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(sessions.map((session, turn) => bet(session, 100, {}, at(turn))));
    expect(await openMost()).toBeLessThanOrEqual(most);
  }
  await bound(BLACKJACK, {});
  await other.close();
});

test('bounds stand at the desk, and hold in a process that begins later', async () => {
  await bound(BLACKJACK, { winMost: 5_000, openMost: 90_000 });
  const listed = answerOf(listGamesKept, await post('/games', { search: 'pavilion blackjack' }));
  const cap = { winMost: 5_000, openMost: 90_000 };
  expect(listed.items[0]?.caps).toEqual([{ currency: 'COINS', ...cap }]);
  const { sql } = platform.database;
  const later = new Caps(sql, sql);
  await later.read(platform.platform.store, [BLACKJACK]);
  expect(later.of(BLACKJACK)).toEqual({ COINS: cap });
  await bound(BLACKJACK, {});
  const after = answerOf(listGamesKept, await post('/games', { search: 'pavilion blackjack' }));
  expect(after.items[0]?.caps).toEqual([]);
});

test('only what there is is bounded, and by whole amounts', async () => {
  expect(await bound('game_nowhere', { winMost: 1 })).toMatchObject({ code: 'not-found' });
  expect(await bound(MINES, { winMost: 0 })).toMatchObject({ code: 'body-invalid' });
  expect(await bound(MINES, { winMost: 0.5 })).toMatchObject({ code: 'body-invalid' });
  expect(
    await post('/games/cap', { _id: MINES, currency: 'FUN', winMost: 1, why: 'We are small' }),
  ).toMatchObject({ code: 'currency-unknown' });
});
