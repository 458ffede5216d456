import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { burstMs, multipleAt } from '../../../contract/flight.rules';
import type { Planned } from '../../../server/flight/flight.schedule';
import { kinds } from '../../../server/kinds';
import { roundKind } from '../../../server/round/round.events';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { LONG_MS } from '../../support/patience';
import { type TestPlatform, testPlatform } from '../../support/platform';

const GAME = 'game_rocket-wheel';
const CLIENTS = 50;
const FLIGHTS = 20;
const STAKE = 100;
/** How far around the crash they press, in milliseconds. */
const AROUND_MS = 60;
/** Time for fifty bets; short flights alone. */
const PACE = {
  boardMs: 6_000,
  restMs: 300,
  begins: Date.now(),
  flies: (crash: number) => crash >= 103 && crash < 112,
};

const byAmount = (one: number, other: number): number => one - other;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { pace: PACE });
}, LONG_MS);
afterAll(() => platform.close());

const now = (): number => platform.platform.now();
const until = (at: number) => wait(Math.max(0, at - now()));

const nextFlight = async (): Promise<Planned> => {
  const { flights } = platform.platform;
  const { flight } = await flights.at(GAME, now());
  await until(flight.endsAt + 1);
  return (await flights.at(GAME, now())).flight;
};

/** What the log says of a round: the step, the instant of it, and what was paid. */
const recorded = async (id: string, { startsAt, crash }: Planned) => {
  const history = await platform.platform.store.history(streamOf(roundKind, id));
  const [bet, acted, won, ...more] = history.map(({ event }) => event);
  if (bet?.type !== 'round.bet' || acted?.type !== 'round.acted' || won?.type !== 'round.won')
    throw new Error(`${id} did not end`);
  expect(more).toEqual([]);
  const since = Date.parse(acted.at) - startsAt;
  const { kind, at } = acted.action as { kind: string; at?: number };
  // The house lands nobody before the flight is over.
  if (kind === 'land') expect(since).toBeGreaterThanOrEqual(burstMs(crash));
  else expect(at).toBe(since);
  const multiple = multipleAt(since);
  const pays = kind === 'cash-out' && multiple <= crash ? (STAKE * multiple) / 100 : 0;
  expect([acted.pays, won.amount, since < burstMs(crash)]).toEqual([pays, pays, pays > 0]);
  return { since, pays };
};

test(
  'of a thousand cash-outs around the crash each pays what its recorded time says',
  async () => {
    const clients: { session: string; won: number }[] = [];
    // One after the other: fifty passwords at once are more than the platform takes.
    while (clients.length < CLIENTS) {
      const { token } = await platform.signUp();
      clients.push({ session: await platform.sit('rocket-wheel', 'COINS', token), won: 0 });
    }
    let tries = 0;
    const sides = { paid: 0, lost: 0 };
    for (let flown = 0; flown < FLIGHTS; flown += 1) {
      const flight = await nextFlight();
      const rounds = await Promise.all(
        clients.map(async ({ session }) => {
          const order = { session, stake: STAKE, bet: { auto: null } };
          return (await platform.post('/play/rounds', order)).body.round._id;
        }),
      );
      const answers = await Promise.all(
        clients.map(async ({ session }, n) => {
          const offset = Math.round((n / (CLIENTS - 1) - 0.75) * AROUND_MS);
          await until(flight.burstsAt + offset);
          const body = { session, turn: 0, action: { kind: 'cash-out' } };
          return (await platform.post(`/play/rounds/${rounds[n]}/act`, body)).body.round;
        }),
      );
      for (const [n, client] of clients.entries()) {
        const { pays } = await recorded(rounds[n] ?? '', flight);
        expect(answers[n]).toMatchObject({ _id: rounds[n], state: 'settled', pays });
        client.won += pays - STAKE;
        sides[pays > 0 ? 'paid' : 'lost'] += 1;
        tries += 1;
      }
    }
    expect(tries).toBe(CLIENTS * FLIGHTS);
    expect(Math.min(sides.paid, sides.lost)).toBeGreaterThan(0);
    // What was given besides, a level's coins too, is none of a round's.
    const played = await platform.platform.sql<{ wallet: string; amount: number }[]>`
      select wallet, sum(amount)::int as amount from transactions
      where kind in ('gameBet', 'gameWin', 'gameRefund') group by wallet`;
    expect(played.map(({ amount }) => amount).toSorted(byAmount)).toEqual(
      clients.map(({ won }) => won).toSorted(byAmount),
    );
    const { found, problems } = await verify(platform.database.sql, kinds);
    expect({ found, problems }).toEqual({ found: 0, problems: [] });
  },
  LONG_MS,
);
