/** Free spins of a round, at the step that is shown. */
export interface Bonus {
  /** How many were won so far: nothing is told of those that a later one wins. */
  readonly spins: number;
  /** Which of them is shown; 0 while the spin is that won them. */
  readonly spin: number;
  /** What the round has paid before the spin that is shown, in minor units. */
  readonly won: number;
  /** How many further ones the free spin that is shown won. */
  readonly more: number;
  /** Where the wheel stopped that multiplies what they pay. */
  readonly times?: number;
}

interface Spins {
  readonly spins?: readonly { readonly pays: number }[];
  readonly freeSpins?: number;
  readonly won?: readonly number[];
  readonly times?: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The bonus of an outcome, if it has one; `shown` is the number of the step that is shown. */
export const bonusOf = (outcome: unknown, shown: number): Bonus | undefined => {
  const { spins = [], freeSpins = 0, won = [freeSpins], times } = (outcome ?? {}) as Spins;
  if (freeSpins <= 0) return undefined;
  return {
    spins: sumOf(won.slice(0, shown + 1)),
    spin: shown,
    won: sumOf(spins.slice(0, shown).map(({ pays }) => pays)),
    more: shown === 0 ? 0 : (won[shown] ?? 0),
    ...(times !== undefined && { times }),
  };
};
