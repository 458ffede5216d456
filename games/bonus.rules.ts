/** Free spins of a round, at the step that is shown. */
export interface Bonus {
  /** How many were won. */
  readonly spins: number;
  /** Which of them is shown; 0 while the spin is that won them. */
  readonly spin: number;
  /** What the round has paid before the spin that is shown, in minor units. */
  readonly won: number;
}

interface Spins {
  readonly spins?: readonly { readonly pays: number }[];
  readonly freeSpins?: number;
}

/** The bonus of an outcome, if it has one; `shown` is the number of the step that is shown. */
export const bonusOf = (outcome: unknown, shown: number): Bonus | undefined => {
  const { spins = [], freeSpins = 0 } = (outcome ?? {}) as Spins;
  if (freeSpins <= 0) return undefined;
  const won = spins.slice(0, shown).reduce((sum, { pays }) => sum + pays, 0);
  return { spins: freeSpins, spin: shown, won };
};
