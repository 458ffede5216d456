import { describe, expect, test } from 'vitest';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import { drawFace, scratchers, winningCards } from '../../../games/scratcher/scratcher.rules';
import { LONG_MS } from '../../support/patience';
import { chiSquareLimit, chiSquareOf } from '../fair/chi-square';

/** CARDS=1000000 is the whole: each has a seed of its own, which costs. */
const CARDS = Number(process.env['CARDS'] ?? 100_000);
const LEARNT = CARDS / 5;
const GUESSED = CARDS / 10;
const COMMIT_BITS = 256;

const bitsOf = (commit: string): number[] =>
  [...commit].flatMap((digit) =>
    [3, 2, 1, 0].map((bit) => (Number.parseInt(digit, 16) >> bit) & 1),
  );

describe.each(scratchers)('$id', (skin) => {
  const prizeOf = (serverSeed: string): number =>
    drawFace(skin, fairDraw({ serverSeed, clientSeed: 'scratcher_0001', nonce: 0 })).prize;

  test('cards, each of a seed of its own, fit the published table', {
    timeout: LONG_MS,
  }, () => {
    const prizes = skin.prizes.map(({ pays }) => pays);
    const counts = new Uint32Array(prizes.length + 1);
    for (let card = 0; card < CARDS; card += 1) {
      const prize = prizeOf(`card ${card}`);
      counts[prize === 0 ? prizes.length : prizes.indexOf(prize)]! += 1;
    }
    const weights = [...skin.prizes.map(({ cards }) => cards), skin.run - winningCards(skin)];
    expect(chiSquareOf(counts, weights)).toBeLessThan(chiSquareLimit(weights.length));
  });

  test('who has learnt from the bits of commits guesses at chance', {
    timeout: LONG_MS,
  }, () => {
    const rate = winningCards(skin) / skin.run;
    const weights = new Float64Array(COMMIT_BITS);
    for (let card = 0; card < LEARNT; card += 1) {
      const serverSeed = `learnt ${card}`;
      const told = prizeOf(serverSeed) > 0 ? 1 - rate : -rate;
      for (const [bit, value] of bitsOf(commitOf(serverSeed)).entries())
        weights[bit]! += value === 1 ? told : -told;
    }
    let guesses = 0;
    let hits = 0;
    for (let card = 0; card < GUESSED; card += 1) {
      const serverSeed = `guessed ${card}`;
      const score = bitsOf(commitOf(serverSeed)).reduce(
        (sum, value, bit) => sum + (value === 1 ? 1 : -1) * (weights[bit] ?? 0),
        0,
      );
      if (score <= 0) continue;
      guesses += 1;
      if (prizeOf(serverSeed) > 0) hits += 1;
    }
    const spread = Math.sqrt(guesses * rate * (1 - rate));
    expect(guesses).toBeGreaterThan(GUESSED / 4);
    expect(Math.abs(hits - guesses * rate)).toBeLessThan(4 * spread);
  });
});
