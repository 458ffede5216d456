import type { Tournament } from '../../contract/tournament';
import type { BalancesTold } from '../wallet/balances.words';

/** What of a tournament decides whether one may enter or leave it now. */
export interface Doors {
  tournament: Tournament | undefined;
  /** Its start has come, or its end, and nothing was heard of it. */
  due: boolean;
}

/** It takes players until its end, those that it takes [decision 26]. */
export const mayEnter = ({ tournament, due }: Doors): boolean => {
  if (tournament?.admission === undefined) return false;
  const { state, admission } = tournament;
  const isOpen = state === 0 || (state === 1 && !due);
  const { unmet, play, barred } = admission;
  return isOpen && unmet.length === 0 && play.allowed && barred === undefined;
};

/** Who is in may leave, with the buy-in, until it starts [decision 26]. */
export const mayGo = ({ tournament, due }: Doors): boolean => tournament?.state === 0 && !due;

type Costs = Pick<Tournament, 'buyIn' | 'currency'>;

/** What the player holds of its currency, in minor units; undefined where that is not known. */
export const balanceFor = (
  { currency }: Pick<Costs, 'currency'>,
  balances: BalancesTold['balances'] | undefined,
): number | undefined => balances?.find((each) => each.currency === currency)?.balance;

/** What is left after the buy-in, in minor units. */
export const balanceAfter = (
  { buyIn, currency }: Costs,
  balances: BalancesTold['balances'] | undefined,
): number | undefined => {
  const balance = balanceFor({ currency }, balances);
  return balance === undefined ? undefined : balance - buyIn;
};
