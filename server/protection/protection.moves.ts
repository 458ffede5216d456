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
import { debtOf, type WalletEvent, type WalletState } from '../wallet/wallet.events';
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

/** The first of what a player owes. */
export const debtIn = ({ debts = {} }: ProtectionState): Wanted | undefined => {
  const [first] = Object.entries(debts);
  return first === undefined ? undefined : { currency: first[0], amount: first[1] };
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
    debt: debtIn(state),
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

/** Nothing was charged: it counts no more. */
export const endDeposit = (
  { reserved }: ProtectionState,
  reference: string,
  at: string,
): ProtectionEvent[] =>
  reserved[reference] === undefined
    ? []
    : [{ type: 'deposit.ended', reference, approved: false, at }];

/** What was charged counts, also where its payment was held to be over. */
export const countDeposit = (state: ProtectionState, order: DepositOrder): ProtectionEvent[] => {
  const { reference, currency, amount, at } = order;
  const ended: ProtectionEvent = { type: 'deposit.ended', reference, approved: true, at };
  return state.reserved[reference] === undefined
    ? [{ type: 'deposit.reserved', reference, currency, amount, at }, ended]
    : [ended];
};

/** What a wallet could not give back is owed; nothing where it could. */
export const owe = (debt: {
  reference: string;
  currency: string;
  amount: number;
  at: string;
}): ProtectionEvent[] => (debt.amount === 0 ? [] : [{ type: 'debt.owed', ...debt }]);

/** Of money that has just come in, what is owed in its currency is paid first. */
export const repay = (
  { debts = {} }: ProtectionState,
  order: { player: string; currency: string; reference: string; at: string },
  { balance }: Pick<WalletEvent, 'balance'>,
): { protection: ProtectionEvent[]; wallet: WalletEvent[] } => {
  const { player, currency, reference, at } = order;
  const amount = Math.min(debts[currency] ?? 0, balance);
  if (amount === 0) return { protection: [], wallet: [] };
  const paid: WalletEvent = {
    type: 'wallet.moved',
    id: `${reference}-debt`,
    kind: 'shopDeposit',
    currency,
    amount: -amount,
    balance: balance - amount,
    against: debtOf(player),
    reference,
    delay: 0,
  };
  return {
    protection: [{ type: 'debt.paid', reference, currency, amount, at }],
    wallet: [paid],
  };
};
