import type { ExclusionStep, LimitStep } from '../../contract/lifecycles';
import { COINS, DAY_MS, LIMIT_CONFIRM_MS, LIMIT_RAISE_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import {
  isPlayTime,
  isStricter,
  type LimitName,
  limitKey,
  monthsAfter,
  pauseAt,
} from '../../contract/protection.rules';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletState } from '../wallet/wallet.events';
import type { Asked, HeldLimit, ProtectionEvent, ProtectionState } from './protection.events';
import { guardedAt } from './protection.moves';

export interface ProtectionStates {
  protection: ProtectionState;
}
type Decided = Decision<{ protection: ProtectionEvent[] }, null>;

const plus = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** The raise of a limit that may still be confirmed, now or later; its time ends it. */
export const askedAt = (held: HeldLimit | undefined, at: string): Asked | undefined =>
  held?.asked !== undefined && at < plus(held.asked.from, LIMIT_CONFIRM_MS)
    ? held.asked
    : undefined;

/** Where a limit is in its lifecycle. */
export const limitStep = (held: HeldLimit | undefined, at: string): LimitStep => {
  if (held === undefined) return 'none';
  const asked = askedAt(held, at);
  if (asked === undefined) return 'set';
  return at < asked.from ? 'asked' : 'due';
};

/** Where a player is in the lifecycle of pauses. */
export const exclusionStep = ({ pause }: ProtectionState, at: string): ExclusionStep => {
  const held = pauseAt(pause, at);
  if (held === undefined) return 'free';
  return held.kind === 'exclusion' ? 'excluded' : 'timed out';
};

export interface LimitOrder {
  limit: LimitName;
  /** Minor units or minutes; `null`: none. */
  value: number | null;
  /** What money the player may limit, beside coins. */
  money: string;
  at: string;
}

/**
 * A limit is set: stricter at once, which takes back a raise that was asked for; looser once it is
 * confirmed, from a day later on. The same again is silent, and takes a raise back. Refuses
 * `currency-unknown`, and `limit-invalid` for so many minutes.
 */
export const decideSetLimit = (
  { protection }: ProtectionStates,
  { limit, value, money, at }: LimitOrder,
): Decided => {
  const held = protection.limits[limitKey(limit)];
  if (limit.kind === 'time') {
    if (value !== null && !isPlayTime(value)) return refuse(problem('limit-invalid', { value }));
  } else if (limit.currency !== COINS && limit.currency !== money && held === undefined) {
    return refuse(problem('currency-unknown', { currency: money }));
  }
  if (isStricter(held?.value, value))
    return accept({ protection: [{ type: 'limit.set', limit, value, at }] }, null);
  if (held === undefined) return accept({}, null);
  const asked = askedAt(held, at);
  if (value === held.value) return decideKeepLimit({ protection }, { limit, at });
  if (asked?.value === value) return accept({}, null);
  const from = plus(at, LIMIT_RAISE_MS);
  return accept({ protection: [{ type: 'limit.asked', limit, value, from, at }] }, null);
};

/** A raise holds, once a day has passed since it was asked for. Refuses `step-illegal`. */
export const decideConfirmLimit = (
  { protection }: ProtectionStates,
  { limit, at }: Pick<LimitOrder, 'limit' | 'at'>,
): Decided => {
  const held = protection.limits[limitKey(limit)];
  const step = limitStep(held, at);
  const asked = askedAt(held, at);
  if (asked === undefined || step !== 'due') {
    const since = asked === undefined ? {} : { from: asked.from };
    return refuse(problem('step-illegal', { step, ...since }));
  }
  return accept({ protection: [{ type: 'limit.set', limit, value: asked.value, at }] }, null);
};

/** A raise that was asked for is off; where none was it is silent. */
export const decideKeepLimit = (
  { protection }: ProtectionStates,
  { limit, at }: Pick<LimitOrder, 'limit' | 'at'>,
): Decided =>
  accept(
    {
      protection:
        askedAt(protection.limits[limitKey(limit)], at) === undefined
          ? []
          : [{ type: 'limit.kept', limit, at }],
    },
    null,
  );

/** How long a pause is to be. */
export type PauseOrder = { at: string } & (
  | { kind: 'time-out'; days: number }
  | { kind: 'exclusion'; months: number }
);

/**
 * No play for a time; one that is going on can be made longer. Refuses `step-illegal` for one that
 * ends earlier than the one that is going on, and for a time-out of who is excluded.
 */
export const decidePause = ({ protection }: ProtectionStates, order: PauseOrder): Decided => {
  const { kind, at } = order;
  const held = pauseAt(protection.pause, at);
  const until =
    order.kind === 'time-out' ? plus(at, order.days * DAY_MS) : monthsAfter(at, order.months);
  const isWeaker = held?.kind === 'exclusion' && kind === 'time-out';
  if (held !== undefined && (isWeaker || until < held.until))
    return refuse(problem('step-illegal', { step: exclusionStep(protection, at), ...held }));
  return accept({ protection: [{ type: 'play.paused', kind, until, at }] }, null);
};

/** How often play pauses for a reality check; the same again is silent. */
export const decideChooseCheck = (
  { protection }: ProtectionStates,
  { minutes, at }: { minutes: number | null; at: string },
): Decided =>
  accept(
    {
      protection:
        (protection.check ?? null) === minutes ? [] : [{ type: 'check.chosen', minutes, at }],
    },
    null,
  );

/** Play goes on after a reality check; one that is not due is silent. */
export const decideAnswerCheck = (
  { protection, wallet }: ProtectionStates & { wallet: WalletState },
  at: string,
): Decided => {
  const { checkAt } = guardedAt(protection, wallet, at);
  return accept(
    {
      protection: checkAt === undefined || at < checkAt ? [] : [{ type: 'check.answered', at }],
    },
    null,
  );
};
