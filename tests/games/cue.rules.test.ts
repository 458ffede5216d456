import { expect, test } from 'vitest';
import { cuesOf } from '../../games/cue.rules';
import { plinkoFallMs, revealSteps, SLOT_LAND_MS } from '../../games/show.rules';

const names = (engine: string, outcome: unknown, shown = 0) =>
  cuesOf(engine, outcome, shown).map(({ sound }) => sound);

test('five reels land one after the other, the last when the spin does', () => {
  const cues = cuesOf('slot', { spins: [{ pays: 50 }] }, 0);
  expect(cues.map(({ sound }) => sound)).toEqual(Array.from({ length: 5 }, () => 'reel'));
  expect(cues.map(({ at }) => at)).toEqual([700, 800, 900, 1_000, SLOT_LAND_MS]);
});

test('a free spin says that it paid, since more follow it', () => {
  const outcome = { spins: [{ pays: 10 }, { pays: 0 }, { pays: 5 }] };
  expect([0, 1, 2].map((shown) => names('slot', outcome, shown).includes('chime'))).toEqual([
    true,
    false,
    true,
  ]);
});

test('a near miss sounds as any other miss', () => {
  const near = { spins: [{ stops: [7, 7, 7, 7, 1], pays: 0 }] };
  const far = { spins: [{ stops: [1, 9, 4, 2, 6], pays: 0 }] };
  expect(cuesOf('slot', near, 0)).toEqual(cuesOf('slot', far, 0));
  expect(cuesOf('dice', { roll: 5_000, won: false }, 0)).toEqual(
    cuesOf('dice', { roll: 9_999, won: false }, 0),
  );
  expect(cuesOf('mines', { opened: [1], hit: 1 }, 0)).toEqual(
    cuesOf('mines', { opened: [1], hit: null }, 0),
  );
});

test('a ball is heard at each pin, and lies before the fall is over', () => {
  const path = Array.from({ length: 12 }, (_, row) => row % 2);
  const cues = cuesOf('plinko', { path }, 0);
  expect(cues.map(({ sound }) => sound)).toEqual(path.map(() => 'peg'));
  expect(cues.at(-1)?.at).toBeLessThanOrEqual(plinkoFallMs(path.length));
});

test('cards, tiles, pucks and wheels have their own sound', () => {
  expect(names('blackjack', { dealer: [1, 2, 3] }, 1)).toEqual(['card']);
  expect(names('poker', {})).toEqual(['card']);
  expect(names('mines', { opened: [4] })).toEqual(['tile']);
  expect(names('mines', { opened: [] })).toEqual([]);
  expect(names('dice', {})).toEqual(['puck']);
  expect(new Set(names('roulette', {}))).toEqual(new Set(['tick']));
});

test('who leaves a flight is heard, and who goes down with it; one that goes on is not', () => {
  expect(names('crash', { auto: null, cashed: 250, crash: null })).toEqual(['leap']);
  expect(names('crash', { auto: null, cashed: null, crash: 180 })).toEqual(['burst']);
  expect(names('crash', { auto: null, cashed: null, crash: null })).toEqual([]);
});

test('nothing sounds after its step, in the order of time, and an unknown game is silent', () => {
  for (const [engine, outcome] of [
    ['slot', { spins: [{ pays: 1 }] }],
    ['plinko', { path: [0, 1, 1] }],
    ['roulette', {}],
  ] as const) {
    const times = cuesOf(engine, outcome, 0).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(revealSteps(engine, outcome)[0] ?? 0);
  }
  expect(cuesOf('chess', null, 0)).toEqual([]);
  expect(cuesOf('slot', { spins: [] }, 3)).toEqual([]);
});
