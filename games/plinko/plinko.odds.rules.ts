import { type Ratio, ratio } from '../ratio.rules';
import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  type PlinkoRisk,
  type PlinkoRows,
  type PlinkoSkin,
} from './plinko.skin';

/** What the player chooses: rows of pins, and how far apart the slots pay. */
export interface PlinkoChoice {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
}

/** What each slot pays from left to right, in tenths of the stake. */
export const plinkoTenths = (skin: PlinkoSkin, { rows, risk }: PlinkoChoice): readonly number[] => {
  const half = skin.tenths[rows][risk];
  return [...half, ...half.slice(0, -1).reverse()];
};

/** How many of the 2^rows ways lead into each slot, from left to right. */
export const plinkoWays = (rows: number): readonly number[] =>
  Array.from({ length: rows }).reduce<readonly number[]>(
    (ways) => [...ways, 0].map((n, slot) => n + (ways[slot - 1] ?? 0)),
    [1],
  );

/** What a choice returns, exactly: every way of the ball is equally likely, every pay whole. */
export const plinkoReturn = (skin: PlinkoSkin, choice: PlinkoChoice): Ratio => {
  const tenths = plinkoTenths(skin, choice);
  const paid = plinkoWays(choice.rows).reduce((sum, n, slot) => sum + n * (tenths[slot] ?? 0), 0);
  return ratio(BigInt(paid), 10n * 2n ** BigInt(choice.rows));
};

/** Every choice a board offers. */
export const plinkoChoices: readonly PlinkoChoice[] = PLINKO_ROWS.flatMap((rows) =>
  PLINKO_RISKS.map((risk) => ({ rows, risk })),
);

/** The least return of all choices: what a board promises whatever is chosen. */
export const plinkoLeast = (skin: PlinkoSkin): Ratio =>
  plinkoChoices
    .map((choice) => plinkoReturn(skin, choice))
    .reduce((a, b) => (a.numerator * b.denominator <= b.numerator * a.denominator ? a : b));

/** The largest multiple on the board. */
export const plinkoTop = (skin: PlinkoSkin): number =>
  Math.max(...plinkoChoices.flatMap((choice) => plinkoTenths(skin, choice))) / 10;
