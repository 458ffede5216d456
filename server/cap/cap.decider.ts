import { FUN } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';
import type { Bounds, CapEvent, CapState } from './cap.events';

export interface CapOrder {
  currency: string;
  cap: Bounds;
  by: string;
  why: string;
  at: string;
}

/**
 * Bounds what a game may win in a currency from now on; silent where it is bounded so already. Refuses
 * `currency-unknown` for fun, by which nobody loses.
 */
export const decideCap = (
  { cap: { caps } }: { cap: CapState },
  { currency, cap, by, why, at }: CapOrder,
): Decision<{ cap: CapEvent[] }, { ok: true }> => {
  if (currency === FUN) return refuse(problem('currency-unknown', { field: 'body.currency' }));
  const set: CapEvent = { type: 'cap.set', currency, ...cap, by, why, at };
  const isSet = canonical(caps[currency] ?? {}) === canonical(cap);
  return accept({ cap: isSet ? [] : [set] }, { ok: true as const });
};
