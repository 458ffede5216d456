/** Sums over rounds, in minor units: exact, as the database has them; jackpots are returned too. */
export interface RoundSums {
  readonly rounds: number;
  readonly staked: string;
  readonly returned: string;
  /** Of the squares of what each staked and returned, and of their product. */
  readonly stakedSquared: string;
  readonly returnedSquared: string;
  readonly product: string;
}

/** Of a normal distribution 95 % lie within so many deviations of the mean. */
const DEVIATIONS = 1.96;

/**
 * What came back of one unit staked, and half the width of the 95 % interval around it, as that of a
 * ratio of sums: absent of fewer than two rounds. A jackpot that has not fallen yet is in no interval.
 */
export const returnOf = ({ rounds, ...sums }: RoundSums): { value: number; error?: number } => {
  const stakes = Number(sums.staked);
  const value = stakes === 0 ? 0 : Number(sums.returned) / stakes;
  if (rounds < 2 || stakes === 0) return { value };
  const squares =
    Number(sums.returnedSquared) -
    2 * value * Number(sums.product) +
    value * value * Number(sums.stakedSquared);
  const variance = (Math.max(0, squares) * rounds) / (rounds - 1);
  return { value, error: (DEVIATIONS * Math.sqrt(variance)) / stakes };
};
