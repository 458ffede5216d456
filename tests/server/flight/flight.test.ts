import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flightRoom, getFlight } from '../../../contract/flight';
import { burstMs, multipleAt } from '../../../contract/flight.rules';
import type { Round } from '../../../contract/play';
import { verifyRound } from '../../../games/verify/verify.rules';
import type { Planned } from '../../../server/flight/flight.schedule';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

const GAME = 'game_rocket-wheel';
/** Only short ones: who waits for luck waits long. A phase is longer than a busy machine's answer. */
const PACE = {
  boardMs: 1_500,
  restMs: 500,
  begins: Date.now(),
  flies: (crash: number) => crash >= 105 && crash < 125,
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { pace: PACE });
});
afterAll(async () => {
  await platform.close();
});

const now = (): number => platform.platform.now();
/** Until the server's clock shows an instant. */
const until = (at: number) => wait(Math.max(0, at - now()));

const flightNow = async (): Promise<Planned> =>
  (await platform.platform.flights.at(GAME, now())).flight;
/** The next flight, as it begins to board. */
const nextBoarding = async (): Promise<Planned> => {
  await until((await flightNow()).endsAt + 1);
  return flightNow();
};
/** A flight that has most of its boarding before it. */
const boarding = async (): Promise<Planned> => {
  const flight = await flightNow();
  return now() < flight.boardsAt + PACE.boardMs / 3 ? flight : nextBoarding();
};

const bet = (session: string, auto: number | null = null, stake = 100) =>
  platform.post('/play/rounds', { session, stake, bet: { auto } });
const leave = (session: string, round: string, kind = 'cash-out', key?: string) =>
  platform.post(
    `/play/rounds/${round}/act`,
    { session, turn: 0, action: { kind } },
    key === undefined ? {} : { key },
  );
const seen = async () => answerOf(getFlight, (await platform.get(`/games/${GAME}/flight`)).body);
const atCoins = async () => {
  const { token } = await platform.signUp();
  return { token, session: await platform.sit('rocket-wheel', 'COINS', token) };
};
const claimOf = ({ fairness, ...round }: Round) => ({
  ...fairness,
  serverSeed: fairness.serverSeed ?? '',
  engine: 'crash',
  skin: 'rocket-wheel',
  stake: round.stake,
  bet: round.bet,
  actions: round.actions,
  claimed: { outcome: round.outcome, pays: round.pays, staked: round.staked },
});
const balanceOf = async (session: string) =>
  (await platform.post('/play/session', { session })).body.balance;

test('a rider boards, leaves by hand, is paid by the server’s time, and the round can be verified', async () => {
  const { token, session } = await atCoins();
  const flight = await boarding();
  const boarded = await bet(session);
  expect([boarded.status, boarded.body.balance]).toEqual([200, 4_900]);
  const { round } = boarded.body;
  expect(round).toMatchObject({
    state: 'open',
    choices: ['cash-out'],
    outcome: { auto: null, cashed: null, crash: null },
    fairness: { commit: flight.commit, clientSeed: flight.day, nonce: flight.number },
  });
  expect(round.fairness.serverSeed).toBeUndefined();
  expect((await bet(session)).body.code).toBe('round-open');
  const told = await seen();
  expect(told).toMatchObject({ phase: 'boarding', aboard: 1, number: flight.number });
  expect(told.riders).toMatchObject([{ currency: 'COINS', stake: 100, cashed: null }]);
  expect((await leave(session, round._id)).body.code).toBe('step-illegal');
  await until(flight.startsAt + 20);
  const left = await leave(session, round._id);
  const { at } = left.body.round.actions[0] as { at: number };
  expect(left.body.round).toMatchObject({ state: 'settled', pays: multipleAt(at) });
  expect(left.body.balance).toBe(4_900 + multipleAt(at));
  await until(flight.burstsAt + 5);
  const kept = (await platform.get(`/play/rounds/${round._id}`, { token }))
    .body as unknown as Round;
  expect(kept.fairness.serverSeed).toBe(flight.serverSeed);
  expect(verifyRound(claimOf(kept)).ok).toBe(true);
});

test('who stays aboard goes down, who set a multiple is set down there, each once', async () => {
  const [down, set] = [await atCoins(), await atCoins()];
  const flight = await boarding();
  const lost = (await bet(down.session)).body.round;
  const won = (await bet(set.session, 102)).body.round;
  await until(flight.burstsAt + 1);
  const answers = await Promise.all(
    [down, set].flatMap(({ session }, n) =>
      Array.from({ length: 5 }, () => leave(session, (n === 0 ? lost : won)._id, 'land')),
    ),
  );
  expect(answers.slice(0, 5).map(({ body }) => body.round.outcome)).toEqual(
    Array.from({ length: 5 }, () => ({ auto: null, cashed: null, crash: flight.crash })),
  );
  expect(answers.slice(5).map(({ body }) => body.round.pays)).toEqual([102, 102, 102, 102, 102]);
  expect(await Promise.all([balanceOf(down.session), balanceOf(set.session)])).toEqual([
    4_900, 5_002,
  ]);
  // One answer: between two of them the next flight may begin to board.
  const { last, burst } = await seen();
  const ended = last.find(({ number }) => number === flight.number);
  expect(ended?.crash ?? burst?.crash).toBe(flight.crash);
});

test('the house ends what nobody asks about, and money is refused', async () => {
  const { token, session } = await atCoins();
  const flight = await boarding();
  const { round } = (await bet(session)).body;
  await until(flight.burstsAt);
  const { sql } = platform.platform;
  await expect
    .poll(async () => (await sql`select 1 from open_rounds where id = ${round._id}`).length, {
      interval: 50,
    })
    .toBe(0);
  expect(await balanceOf(session)).toBe(4_900);
  const launched = await platform.post(`/games/${GAME}/url`, { currency: 'USD' }, { token });
  expect([launched.body.code, launched.body.params]).toMatchObject([
    'play-refused',
    { rule: 'real-money-not-offered' },
  ]);
  expect((await platform.get('/games/lantern-run/flight')).status).toBe(404);
});

test('the flights of this day and of the next are sealed in the log', async () => {
  const { chains } = await seen();
  expect(chains).toHaveLength(2);
  const { sql } = platform.platform;
  const sealed = await sql<{ head: string }[]>`
    select data ->> 'head' as head from events where type = 'flights.committed' order by position`;
  expect(sealed.map(({ head }) => head)).toEqual(
    expect.arrayContaining(chains.map(({ head }) => head)),
  );
});

test('everybody in the room hears each phase, and who boards', async () => {
  const socket = io(platform.url, { path: '/socket.io', transports: ['websocket'] });
  const heard: { flight: { phase: string; number: number; aboard: number } }[] = [];
  socket.on('flight', (body) => heard.push(body));
  await new Promise<void>((joined) => {
    socket.on('connect', () => socket.emit('join', { room: flightRoom(GAME) }, () => joined()));
  });
  const session = await platform.sit('rocket-wheel', 'FUN');
  // One that boards before the ears of who just came: of a phase that had begun nothing is told.
  const flight = await nextBoarding();
  await bet(session);
  const of = () =>
    heard.filter((body) => body.flight.number === flight.number).map((body) => body.flight.phase);
  await expect
    .poll(of, { interval: 20 })
    .toEqual(expect.arrayContaining(['boarding', 'flying', 'burst']));
  expect(
    heard.some((body) => body.flight.number === flight.number && body.flight.aboard === 1),
  ).toBe(true);
  socket.disconnect();
});

test('1,000 cash-outs from 50 riders at the instant of the burst: each pays what its time says', async () => {
  const sessions = await Promise.all(
    Array.from({ length: 50 }, () => platform.sit('rocket-wheel', 'FUN')),
  );
  const flight = await boarding();
  const rounds = await Promise.all(
    sessions.map(async (session) => (await bet(session)).body.round),
  );
  await until(flight.burstsAt - 60);
  const pressed: Promise<unknown>[] = [];
  for (let press = 0; press < 20; press += 1) {
    for (const [n, session] of sessions.entries())
      pressed.push(leave(session, rounds[n]?._id ?? '', 'cash-out', `press-${press}-${n}`));
    await wait(6);
  }
  await Promise.all(pressed);
  const { sql } = platform.platform;
  const rows = await sql<
    { stream: string; data: { type: string; amount: number; action: { at: number } } }[]
  >`
    select stream, data || jsonb_build_object('type', type) as data from events
    where type in ('round.acted', 'round.won')
      and stream = any(${rounds.map(({ _id }) => `round:${_id}`)})`;
  let paid = 0;
  for (const { _id } of rounds) {
    const own = rows.filter(({ stream }) => stream === `round:${_id}`).map(({ data }) => data);
    const acted = own.filter(({ type }) => type === 'round.acted');
    const won = own.filter(({ type }) => type === 'round.won');
    expect([acted.length, won.length]).toEqual([1, 1]);
    const at = acted[0]?.action.at ?? burstMs(flight.crash);
    expect(won[0]?.amount).toBe(at < burstMs(flight.crash) ? multipleAt(at) : 0);
    paid += won[0]?.amount ?? 0;
  }
  const balances = await Promise.all(sessions.map(balanceOf));
  expect(balances.reduce((sum, one) => sum + one, 0)).toBe(50 * (10_000 - 100) + paid);
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
