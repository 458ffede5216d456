import { type Problem, problem } from '../../contract/problems';
import {
  barredBy,
  type Guarded,
  pauseAt,
  periodStart,
  type Stance,
  stretchAt,
  type Used,
  type Wanted,
} from '../../contract/protection.rules';
import type { Refused } from '../store/decision';
import type { WalletState } from '../wallet/wallet.events';
import { depositedIn, type ProtectionEvent, type ProtectionState } from './protection.events';

/** How far a limit of an amount was used in the period of now. */
const usedOf = (
  state: ProtectionState,
  { tallies }: Pick<WalletState, 'tallies'>,
  at: string,
): Used[] =>
  Object.values(state.limits).flatMap(({ name, value: amount }): Used[] => {
    if (name.kind === 'time') return [];
    const { kind, period, currency } = name;
    if (kind === 'deposit')
      return [{ kind, period, currency, amount, used: depositedIn(state, name, at) }];
    const tally = tallies?.[currency]?.[period];
    const isNow = tally !== undefined && tally.since >= periodStart(period, at);
    const { staked, won } = isNow ? tally : { staked: 0, won: 0 };
    return [{ kind, period, currency, amount, used: kind === 'stake' ? staked : staked - won }];
  });

/** When the next reality check is due: so long after play began, or after the last one was answered. */
const checkAfter = (
  { check, answeredAt }: ProtectionState,
  since: string | undefined,
): string | undefined => {
  if (check === undefined || since === undefined) return undefined;
  const from = answeredAt !== undefined && answeredAt > since ? answeredAt : since;
  return new Date(Date.parse(from) + check * 60_000).toISOString();
};

/** How a player stands to all that protects them at `at` (ISO 8601). */
export const guardedAt = (
  state: ProtectionState,
  wallet: Pick<WalletState, 'tallies' | 'stretch'>,
  at: string,
): Guarded => {
  const stretch = stretchAt(wallet.stretch, at);
  return {
    at,
    pause: pauseAt(state.pause, at),
    limits: usedOf(state, wallet, at),
    stretch,
    minutes: state.limits.time?.value,
    checkAt: checkAfter(state, stretch?.since),
  };
};

/** What the policy says to something of this stance; undefined lets it [decision 34]. */
export const shield = (
  stance: Stance,
  { protection, wallet }: { protection: ProtectionState; wallet: WalletState },
  at: string,
  wanted?: Wanted,
): Refused | undefined => {
  const barred = barredBy(stance, guardedAt(protection, wallet, at), wanted);
  return barred === undefined ? undefined : { refused: problem('protected', { ...barred }) };
};

export interface DepositOrder extends Wanted {
  /** Of the payment. */
  reference: string;
  at: string;
}

/**
 * What is about to be charged counts from now on, so that no two charges are more than a limit
 * together; undefined where it counts already. Refuses what the policy refuses.
 */
export const reserveDeposit = (
  states: { protection: ProtectionState; wallet: WalletState },
  { reference, currency, amount, at }: DepositOrder,
): ProtectionEvent | undefined | { refused: Problem } => {
  if (states.protection.reserved[reference] !== undefined) return undefined;
  const barred = shield('pays in', states, at, { currency, amount });
  return barred ?? { type: 'deposit.reserved', reference, currency, amount, at };
};

/** The charge ended: approved it goes on counting, declined it does not. */
export const endDeposit = (
  { reserved }: ProtectionState,
  reference: string,
  approved: boolean,
  at: string,
): ProtectionEvent[] =>
  reserved[reference] === undefined ? [] : [{ type: 'deposit.ended', reference, approved, at }];
