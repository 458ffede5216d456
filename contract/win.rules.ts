/** How much is made of a win: by the multiple of what was staked, never by the amount. */
export type WinTier = 0 | 1 | 2 | 3;

/** From these multiples of the stake on; what returns less than the stake is no win. */
export const WIN_MULTIPLES = [1, 10, 50] as const;

/**
 * The tier of a round; both amounts in minor units, the jackpot included. A return below the stake
 * is 0: nobody celebrates a loss.
 */
export const winTier = (staked: number, won: number): WinTier =>
  staked <= 0
    ? 0
    : (WIN_MULTIPLES.filter((multiple) => won >= multiple * staked).length as WinTier);
