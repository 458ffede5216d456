import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Round } from '../../../contract/play';
import { catalogue } from '../../../games/catalogue';
import { kinds } from '../../../server/kinds';
import { verifyRoundReport } from '../../../server/operator/round.report';
import { verify } from '../../../server/store/verify';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { pace });
});
afterAll(() => platform.close());

/** A choice that each engine takes; one that the list lacks is red. */
const bets: Record<string, unknown> = {
  slot: {},
  dice: { direction: 'over', target: 5_000 },
  mines: { mines: 3 },
  plinko: { rows: 12, risk: 'low' },
  blackjack: {},
  poker: {},
  crash: { auto: null },
};

/** Flights that board and burst soon: one is waited for. */
const pace = {
  boardMs: 2_000,
  restMs: 20,
  begins: Date.now(),
  flies: (crash: number) => crash >= 102 && crash < 106,
};

/** Until the flight that boards now, or next, may be boarded; or until it has taken off. */
const awaitFlight = async (slug: string, what: 'boarding' | 'flying'): Promise<void> => {
  const { flights, now } = platform.platform;
  const { flight } = await flights.at(`game_${slug}`, now());
  const late = now() > flight.startsAt - 1_400;
  if (what === 'flying') await wait(Math.max(0, flight.startsAt - now()));
  else if (late) await wait(flight.endsAt + 1 - now());
};

/** A step that the round takes, of those that it offers. */
const stepOf = (kind: string, turn: number): object => {
  if (kind === 'open') return { kind, tile: turn };
  if (kind === 'draw') return { kind, hold: [0, 3] };
  return { kind };
};
/** More steps than any round has. */
const STEPS_MAX = 60;

const play = async (slug: string, engine: string, currency: string, token: string) => {
  const session = await platform.sit(slug, currency, token);
  const { stakes } = (await platform.post(`/games/${slug}`, {})).body as unknown as {
    stakes: number[];
  };
  const stake = stakes[0] ?? 0;
  if (engine === 'crash') await awaitFlight(slug, 'boarding');
  const bet = engine === 'roulette' ? redFor(stake) : bets[engine];
  let { round } = (await platform.post('/play/rounds', { session, stake, bet })).body;
  if (engine === 'crash') await awaitFlight(slug, 'flying');
  for (let turn = 0; turn < STEPS_MAX && round.choices.length > 0; turn += 1) {
    // The last choice first: what ends a round stands behind what carries it on.
    const kind = turn === 0 ? round.choices[0] : round.choices.at(-1);
    const action = stepOf(kind ?? '', turn);
    const answer = await platform.post(`/play/rounds/${round._id}/act`, { session, turn, action });
    expect({ slug, status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    round = answer.body.round;
  }
  const settled = await platform.post(`/play/rounds/${round._id}/settle`, { session });
  expect(settled.body).toMatchObject({ round: { state: 'settled', choices: [] } });
  return { round: settled.body.round, balance: settled.body.balance };
};

const gainOf = (rounds: readonly Round[]): number =>
  rounds.reduce((all, { staked, pays, jackpot }) => all + pays + jackpot - staked, 0);

/** What rounds moved in the wallets of their players. What a level pays that was won meanwhile is none of theirs. */
const movedBy = async (rounds: readonly Round[]): Promise<number> => {
  const [row] = await platform.database.sql<{ moved: number }[]>`
    select sum(amount) as moved from transactions
    where reference = any(${rounds.map(({ _id }) => _id)})`;
  return Number(row?.moved);
};

/** One chip on red. */
const redFor = (amount: number) => ({ chips: [{ kind: 'red', numbers: RED, amount }] });
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

test.each(catalogue.map(({ urlFriendlyName, engine }) => [urlFriendlyName, engine]))(
  '%s is played to its end for fun and for coins, and each round is verified',
  async (slug, engine) => {
    const { token } = await platform.signUp();
    for (const currency of ['FUN', 'COINS']) {
      const rounds: Round[] = [];
      for (let n = 0; n < 2; n += 1) {
        const { round, balance } = await play(slug, engine, currency, token);
        rounds.push(round);
        // A demo balance is the sitting's own, and each of these is a new one.
        if (currency === 'FUN') expect(balance).toBe(10_000 + gainOf([round]));
        const { lines, ok } = await verifyRoundReport(platform.platform, round._id);
        expect([slug, ok, lines.filter((line) => line.startsWith('wrong'))]).toEqual([
          slug,
          true,
          [],
        ]);
      }
      if (currency === 'COINS') expect(await movedBy(rounds)).toBe(gainOf(rounds));
    }
  },
);

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
