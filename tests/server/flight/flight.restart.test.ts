import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLIGHT_LATE_MS } from '../../../contract/limits';
import type { Round } from '../../../contract/play';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { type TestPlatform, testPlatform } from '../../support/platform';

const GAME = 'game_rocket-wheel';
const pace = {
  boardMs: 1_500,
  restMs: 100,
  begins: Date.now(),
  flies: (crash: number) => crash >= 120 && crash < 130,
};

let database: FreshDatabase;
let platform: TestPlatform;
const begin = async (): Promise<TestPlatform> => testPlatform({}, database, { pace });
beforeAll(async () => {
  database = await freshDatabase();
  platform = await begin();
});
afterAll(async () => {
  await platform.close();
  await database.drop();
});

const rider = async (auto: number | null) => {
  const { token } = await platform.signUp();
  const session = await platform.sit('rocket-wheel', 'COINS', token);
  return {
    session,
    board: async () =>
      (await platform.post('/play/rounds', { session, stake: 100, bet: { auto } })).body.round._id,
    ended: async (id: string) => {
      const { body } = await platform.get(`/play/rounds/${id}`, { token });
      const { state, pays } = body as unknown as Round;
      return { state, pays };
    },
    seat: async () => (await platform.post('/play/session', { session })).body,
  };
};

test('a server that ended in mid-flight pays what was set and gives back what it could not hear', async () => {
  const [missing, set] = [await rider(null), await rider(110)];
  const { flights, now } = platform.platform;
  let { flight } = await flights.at(GAME, now());
  await wait(flight.endsAt + 1 - now());
  ({ flight } = await flights.at(GAME, now()));
  const [missed, kept] = [await missing.board(), await set.board()];
  await wait(flight.startsAt - now());
  expect((await missing.seat()).round).toMatchObject({ _id: missed, choices: ['cash-out'] });
  await platform.close();
  await wait(Math.max(0, flight.burstsAt + FLIGHT_LATE_MS + 100 - Date.now()));
  platform = await begin();
  const poll = { interval: 50 };
  await expect.poll(() => missing.ended(missed), poll).toEqual({ state: 'rolled back', pays: 0 });
  await expect.poll(() => set.ended(kept), poll).toEqual({ state: 'settled', pays: 110 });
  expect([(await missing.seat()).balance, (await set.seat()).balance]).toEqual([5_000, 5_010]);
  const { found, problems } = await verify(database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
