import type { Cap } from '../../contract/game.desk';
import { FUN } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import { boundsOf, type CapEvent, type CapState } from './cap.events';

export interface CapOrder {
  currency: string;
  cap: Cap;
  by: string;
  why: string;
  at: string;
}

const isSame = (one: Cap, other: Cap): boolean =>
  one.winMost === other.winMost && one.openMost === other.openMost;

/**
 * Bounds what a game may win in a currency from now on; silent where it is bounded so already. Refuses
 * `currency-unknown` for fun, by which nobody loses.
 */
export const decideCap = (
  { cap: { caps } }: { cap: CapState },
  { currency, cap, by, why, at }: CapOrder,
): Decision<{ cap: CapEvent[] }, { ok: true }> => {
  if (currency === FUN) return refuse(problem('currency-unknown', { field: 'body.currency' }));
  const set: CapEvent = { type: 'cap.set', currency, ...boundsOf(cap), by, why, at };
  return accept({ cap: isSame(caps[currency] ?? {}, cap) ? [] : [set] }, { ok: true as const });
};
