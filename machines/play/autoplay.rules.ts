import { AUTOPLAY_ROUNDS } from '../../contract/limits';

/** When play by itself ends, as its player set it; amounts in minor units, 0 where nothing is set. */
export interface AutoplayPlan {
  rounds: number;
  /** Not more than this is lost: what could lose more is not bet. */
  loss: number;
  /** Ends once so much is won in all. */
  win: number;
  /** Ends with a round that wins so much. */
  single: number;
}

export const firstPlan: AutoplayPlan = { rounds: AUTOPLAY_ROUNDS[0], loss: 0, win: 0, single: 0 };

/** Why it ended: a rule of the plan, a balance below the stake, or a table that took no bet. */
export type AutoplayEnd = 'rounds' | 'loss' | 'win' | 'single' | 'balance' | 'stopped';

/** How it stands between two rounds; amounts in minor units. */
export interface AutoplayStand {
  stake: number;
  balance: number;
  /** Rounds that are left of the plan. */
  left: number;
  /** What its rounds came to, below 0 where they lost. */
  net: number;
  /** What the last one won beyond its stake. */
  last: number;
}

/** The rule that ends it before its next bet; undefined while it goes on. */
export const endOf = (
  plan: AutoplayPlan,
  { stake, balance, left, net, last }: AutoplayStand,
): AutoplayEnd | undefined => {
  if (plan.single > 0 && last >= plan.single) return 'single';
  if (plan.win > 0 && net >= plan.win) return 'win';
  if (left <= 0) return 'rounds';
  if (plan.loss > 0 && stake - net > plan.loss) return 'loss';
  return balance < stake ? 'balance' : undefined;
};
