import { expect, test } from 'vitest';
import { TOURNAMENT_SETTLE_MS } from '../../contract/limits';
import {
  byPlace,
  decidedAt,
  isBeingDecided,
  isCardWon,
  isPlayed,
  isTooSmall,
  mayLeave,
  multipleOf,
  potOf,
  prizeOf,
  prizesOf,
  scoreOf,
  type TournamentMode,
  takesPlayers,
  typeOf,
  unmetBy,
  winnerCountOf,
} from '../../contract/tournament.rules';
import { seeded } from '../../src/art/random';

const POTS = 100_000;

test(`over ${POTS} pots prizes sum to the pot, never increase with rank, and leave nobody out`, () => {
  const draw = seeded('pots');
  for (let turn = 0; turn < POTS; turn += 1) {
    const winners = 1 + Math.floor(draw() * 12);
    const pot = Math.floor(10 ** (draw() * 12));
    const mode = Math.floor(draw() * 3) as TournamentMode;
    const prizes = prizesOf(pot, winners, mode);
    const sum = prizes.reduce((all, prize) => all + prize, 0);
    const isFalling = prizes.every((prize, rank) => prize <= (prizes[rank - 1] ?? prize));
    const isWhole = prizes.every((prize) => Number.isInteger(prize) && prize >= 0);
    const isPaid = pot < 2 ** (winners - 1) || prizes.every((prize) => prize > 0);
    if (prizes.length !== winners || sum !== pot || !isFalling || !isWhole || !isPaid)
      throw new Error(`${pot} for ${winners} in mode ${mode}: ${prizes.join()}`);
  }
});

test.each<[number, number, TournamentMode, number[]]>([
  [100_000, 3, 0, [50_000, 25_000, 25_000]],
  [10_000, 3, 0, [5_000, 3_000, 2_000]],
  // A thousand would leave a rank nothing, a hundred does not.
  [1_000, 3, 0, [500, 300, 200]],
  [1_000, 3, 1, [500, 250, 250]],
  [70, 3, 1, [40, 20, 10]],
  [9, 3, 1, [5, 2, 2]],
  [100, 1, 0, [100]],
  [3, 3, 0, [2, 1, 0]],
])('a pot of %i for %i in mode %i', (pot, winners, mode, prizes) => {
  expect(prizesOf(pot, winners, mode)).toEqual(prizes);
});

test('the pot is the buy-ins, one where there is none, and never less than guaranteed [§9]', () => {
  const pot = (entries: number, guaranteed = 0) => potOf({ buyIn: 100, entries, guaranteed });
  expect([pot(0), pot(1), pot(7), pot(7, 5_000), pot(7, 600)]).toEqual([100, 100, 700, 5_000, 700]);
});

test('three win, or as many as it says, and never more than there are', () => {
  expect([winnerCountOf(2), winnerCountOf(3), winnerCountOf(9), winnerCountOf(9, 5)]).toEqual([
    2, 3, 3, 5,
  ]);
  expect([prizeOf([5, 2], 1), prizeOf([5, 2], 2), prizeOf([5, 2], 3)]).toEqual([5, 2, 0]);
});

test('a round makes what it won against its stake, in hundredths', () => {
  expect(multipleOf({ won: 250, staked: 100 })).toBe(250);
  expect(multipleOf({ won: 1, staked: 3 })).toBe(33);
  expect(multipleOf({ won: 5, staked: 0 })).toBe(0);
});

test('points are the best, the sum, or the best twenty one after the other', () => {
  const rounds = [100, 0, 300, 300, 50];
  expect(scoreOf('best', rounds)).toEqual({ score: 300, reachedBy: 2 });
  expect(scoreOf('sum', rounds)).toEqual({ score: 750, reachedBy: 4 });
  expect(scoreOf('streak', rounds)).toEqual({ score: 750, reachedBy: 4 });
  expect(scoreOf('best', [])).toEqual({ score: 0, reachedBy: -1 });
  expect(scoreOf('best', [0, 0])).toEqual({ score: 0, reachedBy: -1 });
  // The first round has left the best twenty when the last one comes.
  const long = [1_000, ...Array.from({ length: 19 }, () => 10), 20, 2_000];
  expect(scoreOf('streak', long)).toEqual({ score: 2_200, reachedBy: 21 });
  expect(scoreOf('streak', [1_000, ...Array.from({ length: 30 }, () => 10)])).toEqual({
    score: 1_190,
    reachedBy: 19,
  });
});

test('the higher score is first, and of the same who reached it earlier', () => {
  const places = [
    { score: 5, reached: 9 },
    { score: 7, reached: 8 },
    { score: 5, reached: 2 },
  ];
  expect(places.toSorted(byPlace).map(({ reached }) => reached)).toEqual([8, 2, 9]);
});

test('each condition refuses by its name', () => {
  const facts = { country: 'US', age: 20, level: 2, isVerified: false };
  expect(unmetBy({}, facts)).toEqual([]);
  expect(unmetBy({ countries: ['DE'], minAge: 21, minLevel: 3, verified: true }, facts)).toEqual([
    'country',
    'too-young',
    'level',
    'not-verified',
  ]);
  expect(unmetBy({ countries: ['US'], minAge: 20, minLevel: 2 }, facts)).toEqual([]);
  const { age: _, ...ageless } = facts;
  expect(unmetBy({ minAge: 18 }, ageless)).toEqual(['birth-date-missing']);
});

test('a card is for the first places of those who played', () => {
  const cards = { typeId: 'neon-nights', places: 2 };
  const won = [1, 2, 3].map((rank) => isCardWon(cards, { rank, rounds: 1 }));
  expect(won).toEqual([true, true, false]);
  expect(isCardWon(cards, { rank: 1, rounds: 0 })).toBe(false);
  expect(isCardWon(undefined, { rank: 1, rounds: 1 })).toBe(false);
});

test('what may be done when', () => {
  const start = '2026-11-20T20:00:00.000Z';
  const end = '2026-11-20T21:00:00.000Z';
  const at = (iso: string, ms = 0) => Date.parse(iso) + ms;
  const upcoming = { state: 0, start, end } as const;
  const active = { state: 1, start, end } as const;
  expect([mayLeave(upcoming, at(start, -1)), mayLeave(upcoming, at(start))]).toEqual([true, false]);
  expect(mayLeave(active, at(start, -1))).toBe(false);
  expect([takesPlayers(active, at(end, -1)), takesPlayers(active, at(end))]).toEqual([true, false]);
  expect(takesPlayers({ ...active, state: 3 }, at(start))).toBe(false);
  expect([isPlayed(active, at(start, -1)), isPlayed(active, at(start))]).toEqual([false, true]);
  expect(isPlayed(active, at(end))).toBe(false);
  expect([isBeingDecided(active, at(end, -1)), isBeingDecided(active, at(end))]).toEqual([
    false,
    true,
  ]);
  expect(isBeingDecided({ ...active, state: 2 }, at(end))).toBe(false);
  expect(decidedAt(active)).toBe(at(end, TOURNAMENT_SETTLE_MS));
  expect([isTooSmall(1), isTooSmall(2)]).toEqual([true, false]);
  expect(([0, 1, 2, 3] as const).map(typeOf)).toEqual([
    'upcoming',
    'active',
    'completed',
    'completed',
  ]);
});
