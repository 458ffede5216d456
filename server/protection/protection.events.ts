import {
  type LimitName,
  limitKey,
  type Pause,
  type PauseKind,
  type Period,
  periodStart,
  periods,
} from '../../contract/protection.rules';
import type { Fact, Posting, StreamKind } from '../store/stream';
import { debtOf } from '../wallet/wallet.events';

/** What protects one player: `protection:{player}` [decision 34]. */
export type ProtectionEvent = { at: string } & (
  | {
      /** It holds from now on. Minor units or minutes; `null`: there is none any more. */
      type: 'limit.set';
      limit: LimitName;
      value: number | null;
    }
  /** A raise was asked for; it may be confirmed from then on. */
  | { type: 'limit.asked'; limit: LimitName; value: number | null; from: string }
  /** A raise that was asked for is off. */
  | { type: 'limit.kept'; limit: LimitName }
  | { type: 'play.paused'; kind: PauseKind; until: string }
  /** Minutes between two reality checks; `null`: none. */
  | { type: 'check.chosen'; minutes: number | null }
  | { type: 'check.answered' }
  /** Money is about to be charged: it counts from now on. */
  | { type: 'deposit.reserved'; reference: string; currency: string; amount: number }
  /** The charge ended; one that was declined does not count. */
  | { type: 'deposit.ended'; reference: string; approved: boolean }
  /** A payment was taken back of which the wallet held no more: so much is owed for it. */
  | { type: 'debt.owed'; reference: string; currency: string; amount: number }
  /** So much of it is paid. */
  | { type: 'debt.paid'; reference: string; currency: string; amount: number }
);

/** A raise that waits for its second confirmation. */
export interface Asked {
  readonly value: number | null;
  /** ISO 8601. */
  readonly from: string;
}

export interface HeldLimit {
  readonly name: LimitName;
  readonly value: number;
  readonly asked?: Asked;
}

/** What was paid in since a day, in minor units. */
interface Deposited {
  readonly since: string;
  readonly amount: number;
}

/** A charge that has not ended. */
interface Reserved {
  readonly currency: string;
  readonly amount: number;
  readonly at: string;
}

export interface ProtectionState {
  /** By `limitKey`. */
  readonly limits: Readonly<Record<string, HeldLimit>>;
  readonly pause?: Pause;
  /** Minutes. */
  readonly check?: number;
  readonly answeredAt?: string;
  /** By currency and period. */
  readonly deposited: Readonly<Record<string, Readonly<Record<Period, Deposited>>>>;
  /** By the payment's reference. */
  readonly reserved: Readonly<Record<string, Reserved>>;
  /** What is owed, in minor units by currency; a debt that is paid has no entry. */
  readonly debts?: Readonly<Record<string, number>>;
}

const setLimit = (
  { limits, ...state }: ProtectionState,
  name: LimitName,
  change: Partial<HeldLimit> | undefined,
): ProtectionState => {
  const key = limitKey(name);
  const { [key]: held, ...others } = limits;
  if (change === undefined) return { ...state, limits: others };
  const value = change.value ?? held?.value;
  if (value === undefined) return { ...state, limits };
  return { ...state, limits: { ...others, [key]: { name, ...change, value } } };
};

/** Adds to what was paid in, of each period that the instant belongs to. */
const deposited = (
  state: ProtectionState,
  { currency, amount, at }: Reserved,
): ProtectionState['deposited'] => {
  const before = state.deposited[currency];
  const after = Object.fromEntries(
    periods.map((period): [Period, Deposited] => {
      const since = periodStart(period, at);
      const known = before?.[period];
      if (known === undefined || since > known.since)
        return [period, { since, amount: Math.max(0, amount) }];
      // What is taken back of an earlier period takes nothing from this one.
      const counts = amount > 0 || since === known.since;
      return [period, counts ? { ...known, amount: known.amount + amount } : known];
    }),
  ) as Record<Period, Deposited>;
  return { ...state.deposited, [currency]: after };
};

const owing = (state: ProtectionState, currency: string, amount: number): ProtectionState => {
  const { [currency]: held = 0, ...others } = state.debts ?? {};
  const owed = held + amount;
  return { ...state, debts: owed === 0 ? others : { ...others, [currency]: owed } };
};

/** The longer of two pauses: no event shortens one, whoever wrote it. */
const longer = (held: Pause | undefined, { kind, until }: Pause): Pause =>
  held !== undefined && held.until >= until ? held : { kind, until };

const evolve = (state: ProtectionState, event: ProtectionEvent): ProtectionState => {
  switch (event.type) {
    case 'limit.set':
      return setLimit(
        state,
        event.limit,
        event.value === null ? undefined : { value: event.value },
      );
    case 'limit.asked':
      return setLimit(state, event.limit, { asked: { value: event.value, from: event.from } });
    case 'limit.kept':
      return setLimit(state, event.limit, {});
    case 'play.paused':
      return { ...state, pause: longer(state.pause, event) };
    case 'check.chosen': {
      const { check: _, ...others } = state;
      return event.minutes === null ? others : { ...others, check: event.minutes };
    }
    case 'check.answered':
      return { ...state, answeredAt: event.at };
    case 'deposit.reserved': {
      const { reference, currency, amount, at } = event;
      const reserved = { currency, amount, at };
      return {
        ...state,
        deposited: deposited(state, reserved),
        reserved: { ...state.reserved, [reference]: reserved },
      };
    }
    case 'deposit.ended': {
      const { [event.reference]: ended, ...reserved } = state.reserved;
      if (ended === undefined || event.approved) return { ...state, reserved };
      const back = { ...ended, amount: -ended.amount };
      return { ...state, deposited: deposited(state, back), reserved };
    }
    case 'debt.owed':
      return owing(state, event.currency, event.amount);
    case 'debt.paid':
      return owing(state, event.currency, -event.amount);
  }
};

/** Payments tell their own news. */
const facts = (player: string, { type }: ProtectionEvent): Fact[] =>
  type === 'deposit.reserved' || type === 'deposit.ended'
    ? []
    : [{ audience: `player:${player}`, handler: 'protection', body: {} }];

/** Who owes is an account of their own, which is never a purse below zero. */
const postings = (player: string, event: ProtectionEvent): Posting[] =>
  event.type === 'debt.owed'
    ? [
        { account: debtOf(player), currency: event.currency, amount: -event.amount },
        { account: 'provider', currency: event.currency, amount: event.amount },
      ]
    : [];

export const protectionKind: StreamKind<ProtectionState, ProtectionEvent> = {
  name: 'protection',
  initial: { limits: {}, deposited: {}, reserved: {} },
  evolve,
  facts,
  postings,
};

/** What was paid in of a currency in the period of now, in minor units. */
export const depositedIn = (
  state: ProtectionState,
  { period, currency }: { period: Period; currency: string },
  at: string,
): number => {
  const known = state.deposited[currency]?.[period];
  return known === undefined || known.since < periodStart(period, at) ? 0 : known.amount;
};
