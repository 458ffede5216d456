import { FUN } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { GameRules } from '../../games/engine';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';
import type { StakesEvent, StakesState } from './stake.events';

export interface StakesOrder {
  currency: string;
  /** Minor units, ascending, each once; none: the game's own. */
  stakes: readonly number[];
  rules: Pick<GameRules, 'offering'>;
  by: string;
  why: string;
  at: string;
}

/**
 * Has a game offer other stakes in a currency from now on; silent where it offers them already.
 * Refuses `currency-unknown` for fun, in which nobody gains by another scale, and `stake-refused`
 * where the rules could not pay one of them as they promise.
 */
export const decideStakes = (
  { stakes: { offered } }: { stakes: StakesState },
  { currency, stakes, rules, by, why, at }: StakesOrder,
): Decision<{ stakes: StakesEvent[] }, { ok: true }> => {
  if (currency === FUN) return refuse(problem('currency-unknown', { field: 'body.currency' }));
  if (stakes.length > 0 && rules.offering(stakes) === undefined)
    return refuse(problem('stake-refused', { field: 'body.stakes' }));
  const set: StakesEvent = { type: 'stakes.set', currency, stakes, by, why, at };
  const isSet = canonical(offered[currency] ?? []) === canonical(stakes);
  return accept({ stakes: isSet ? [] : [set] }, { ok: true as const });
};
