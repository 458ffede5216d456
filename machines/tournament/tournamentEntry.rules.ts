import { COINS } from '../../contract/limits';
import type { Tournament } from '../../contract/tournament';

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
  return isOpen && admission.unmet.length === 0 && admission.play.allowed;
};

/** Who is in may leave, with the buy-in, until it starts [decision 26]. */
export const mayGo = ({ tournament, due }: Doors): boolean => tournament?.state === 0 && !due;

/** Coins left after the buy-in; undefined where it is not known, or is of another currency. */
export const balanceAfter = (
  { buyIn, currency }: Pick<Tournament, 'buyIn' | 'currency'>,
  coins: number | undefined,
): number | undefined => (currency === COINS && coins !== undefined ? coins - buyIn : undefined);
