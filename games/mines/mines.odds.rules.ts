import type { Order } from '../engine';
import { lesser, type Ratio, ratio, times } from '../ratio.rules';

/** What the winners share of all stakes, in hundredths: the house keeps one percent. */
const SHARED_PERCENT = 99;

/** How many ways there are to choose k of n: exact up to the 25 tiles of a field. */
export const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
};

/** How likely it is to open so many tiles without a mine. */
export const minesChance = (tiles: number, mines: number, opened: number): Ratio =>
  ratio(BigInt(choose(tiles - mines, opened)), BigInt(choose(tiles, opened)));

/** What so many safe tiles multiply the stake by, before it is rounded down to a whole unit. */
export const minesMultiple = (tiles: number, mines: number, opened: number): number =>
  (SHARED_PERCENT * choose(tiles, opened)) / (100 * choose(tiles - mines, opened));

/**
 * What cashing out pays after so many safe tiles, in minor units: 99 percent of the fair odds,
 * rounded down to a whole unit, so that the edge is never below one percent.
 */
export const minesPays = (
  tiles: number,
  { stake, mines, opened }: { stake: number; mines: number; opened: number },
): number =>
  Math.floor(
    (stake * SHARED_PERCENT * choose(tiles, opened)) / (100 * choose(tiles - mines, opened)),
  );

/** The return of cashing out after so many tiles, the rounding of the pay included. */
const returnAt = (tiles: number, mines: number, stake: number, opened: number): Ratio =>
  times(
    minesChance(tiles, mines, opened),
    ratio(BigInt(minesPays(tiles, { stake, mines, opened })), BigInt(stake)),
  );

/**
 * Return to player, exactly: 99 percent by design whenever one cashes out. For an order, the
 * least of all moments to cash out, what rounding takes counted in; no way of playing is below it.
 */
export const minesReturn = (tiles: number, order?: Order<{ readonly mines: number }>): Ratio => {
  if (order === undefined) return ratio(BigInt(SHARED_PERCENT), 100n);
  const { stake, bet } = order;
  return Array.from({ length: tiles - bet.mines }, (_, before) =>
    returnAt(tiles, bet.mines, stake, before + 1),
  ).reduce(lesser);
};

/** The least of all settings: of every number of mines, at every stake, whenever one cashes out. */
export const minesLeast = ({
  tiles,
  stakes,
}: {
  tiles: number;
  stakes: readonly number[];
}): Ratio =>
  stakes
    .flatMap((stake) =>
      Array.from({ length: tiles - 1 }, (_, less) =>
        minesReturn(tiles, { stake, bet: { mines: less + 1 } }),
      ),
    )
    .reduce(lesser);

/** The largest multiple on the field: everything opened over half as many mines as tiles. */
export const minesMaxMultiple = (tiles: number): number => {
  const mines = Math.floor(tiles / 2);
  return minesMultiple(tiles, mines, tiles - mines);
};
