import { expect, test } from 'vitest';
import { scratcherFamilies } from '../../../contract/scratcher.rules';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import { valueOf } from '../../../games/ratio.rules';
import {
  ALIKE,
  alikeOn,
  CELLS,
  drawFace,
  meanPrize,
  returnOf,
  scratchers,
  skinOf,
  soldOf,
  tableFlaw,
  verifyCard,
  winningCards,
} from '../../../games/scratcher/scratcher.rules';
import { quick } from '../dealt';
import { chiSquareLimit, chiSquareOf } from '../fair/chi-square';

const CARDS = 1_000_000;

test('there is a kind for each family, whose id begins with it', () => {
  expect(Object.keys(soldOf).sort()).toEqual([...scratcherFamilies].sort());
  for (const [family, { id, family: own }] of Object.entries(soldOf)) {
    expect(own).toBe(family);
    expect(id.startsWith(family)).toBe(true);
  }
});

test.each([
  ['neon-nights', 9n, 10n, 4_002],
  ['lanterns-river', 183n, 200n, 3_685],
  ['zodiac-sky', 47n, 50n, 4_014],
])(
  '%s returns %s/%s of its price, and %i cards of a run win',
  (id, numerator, denominator, wins) => {
    expect(returnOf(skinOf(id))).toEqual({ numerator, denominator });
    expect(winningCards(skinOf(id))).toBe(wins);
  },
);

test.each(scratchers)('$id: a million cards fit its published table (chi-square)', (skin) => {
  const draw = quick(7);
  const prizes = skin.prizes.map(({ pays }) => pays);
  const counts = new Uint32Array(prizes.length + 1);
  for (let card = 0; card < CARDS; card += 1) {
    const { prize } = drawFace(skin, draw);
    counts[prize === 0 ? prizes.length : prizes.indexOf(prize)]! += 1;
  }
  const weights = [...skin.prizes.map(({ cards }) => cards), skin.run - winningCards(skin)];
  expect(chiSquareOf(counts, weights)).toBeLessThan(chiSquareLimit(weights.length));
});

test.each(scratchers)('$id: three alike are there exactly when it wins, and never four', (skin) => {
  const draw = quick(11);
  for (let card = 0; card < 20_000; card += 1) {
    const { cells, prize } = drawFace(skin, draw);
    expect(cells).toHaveLength(CELLS);
    const counts = skin.symbols.map((symbol) => cells.filter((cell) => cell === symbol).length);
    expect(counts.filter((count) => count >= ALIKE)).toEqual(prize > 0 ? [ALIKE] : []);
    const won = skin.prizes.find(({ symbol }) => symbol === alikeOn(cells));
    expect(won?.pays ?? 0).toBe(prize);
  }
});

test.each(scratchers)('$id: whoever knows only the commit guesses at chance', (skin) => {
  // The best that a commit could tell: its first bit against whether the card wins.
  let hits = 0;
  const tries = 20_000;
  for (let nonce = 0; nonce < tries; nonce += 1) {
    const serverSeed = `predicted ${nonce}`;
    const { prize } = drawFace(skin, fairDraw({ serverSeed, clientSeed: skin.id, nonce }));
    const guess = Number.parseInt(commitOf(serverSeed)[0] ?? '0', 16) >= 8;
    if (guess === prize > 0) hits += 1;
  }
  const spread = Math.sqrt(tries) / 2;
  expect(Math.abs(hits - tries / 2)).toBeLessThan(4 * spread);
});

test('a card fits its seeds; another prize, face, seed or promise does not', () => {
  const seeds = { serverSeed: 'seed', clientSeed: 'scratcher_0001', nonce: 3 };
  const face = drawFace(soldOf.neon, fairDraw(seeds));
  const claim = { ...seeds, ...face, typeId: soldOf.neon.id, commit: commitOf('seed') };
  const sound = { commit: true, cells: true, prize: true };
  expect(verifyCard(claim)).toEqual(sound);
  expect(verifyCard({ ...claim, prize: face.prize + 1 })).toEqual({ ...sound, prize: false });
  expect(verifyCard({ ...claim, cells: [...face.cells].reverse() })).toMatchObject({
    commit: true,
  });
  expect(verifyCard({ ...claim, serverSeed: 'other' }).commit).toBe(false);
  expect(verifyCard({ ...claim, typeId: 'neon-none' })).toEqual({
    commit: true,
    cells: false,
    prize: false,
  });
});

test('a card is drawn and proved by the table that it was granted by', () => {
  const table = { price: 10, run: 1, prizes: [{ symbol: 'cup', pays: 9, cards: 1 }] };
  const seeds = { serverSeed: 'seed', clientSeed: 'scratcher_0001', nonce: 3 };
  const { neon } = soldOf;
  const face = drawFace(skinOf(neon.id, table), fairDraw(seeds));
  expect(face.prize).toBe(9);
  const claim = { ...seeds, ...face, typeId: neon.id, commit: commitOf('seed'), table };
  expect(verifyCard(claim)).toEqual({ commit: true, cells: true, prize: true });
  expect(verifyCard({ ...claim, table: undefined }).prize).toBe(false);
});

test('as many places of a run win as its table says, one more wins nothing', () => {
  const table = { price: 10, run: 2, prizes: [{ symbol: 'cup', pays: 9, cards: 1 }] };
  const skin = skinOf(soldOf.neon.id, table);
  const prizes = Array.from({ length: 60 }, (_, nonce) =>
    drawFace(skin, fairDraw({ serverSeed: 'seed', clientSeed: 'run', nonce })),
  ).map(({ prize }) => prize);
  expect(new Set(prizes)).toEqual(new Set([0, 9]));
});

test('a table has its own symbols, no more winners than cards, and gives no more than it takes', () => {
  const { neon } = soldOf;
  const table = (...prizes: { symbol: string; pays: number; cards: number }[]) => ({
    ...{ price: 10, run: 10, prizes },
  });
  const cup = { symbol: 'cup', pays: 10, cards: 10 };
  expect(tableFlaw(neon, table(cup))).toBeUndefined();
  expect(tableFlaw(neon, table({ ...cup, pays: 11 }))).toBe('return');
  expect(tableFlaw(neon, table({ ...cup, pays: 1, cards: 11 }))).toBe('run');
  expect(tableFlaw(neon, table({ ...cup, symbol: 'tiger' }))).toBe('symbol');
  const half = { ...cup, cards: 5 };
  expect(tableFlaw(neon, table(half, half))).toBe('symbol');
});

test('what a card pays on average is what comes back of its price', () => {
  for (const skin of scratchers)
    expect(meanPrize(skin) / skin.price).toBeCloseTo(valueOf(returnOf(skin)), 12);
});

test('a kind that was never made is no kind', () => {
  expect(() => skinOf('neon-none')).toThrow("There is no scratch card 'neon-none'");
});
