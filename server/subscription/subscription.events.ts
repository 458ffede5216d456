import type { SubscriptionTier } from '../../contract/advertisement.rules';
import type { SubscriptionStep } from '../../contract/lifecycles';
import { SUBSCRIPTION_GRACE_MS } from '../../contract/limits';
import type { Going } from '../payment/payment.provider';
import type { Fact, StreamKind } from '../store/stream';
import { isOpen, type Plan, type PlanOrder, planStarted } from './plan.state';

/** A period that was paid for; `price` in minor units. */
export interface Term {
  readonly tier: SubscriptionTier;
  readonly currency: string;
  readonly price: number;
  readonly from: string;
  readonly until: string;
}

/** Why one ended; `refused` is an order that was never paid. */
export type Ending = 'cancelled' | 'unpaid' | 'protected' | 'refused' | 'reversed' | 'erased';

/** What happened to a plan at the provider [decision 161]. */
export type PlanEvent = { readonly plan: string } & (
  | ({ readonly type: 'plan.ordered'; readonly provider: string } & PlanOrder)
  /** The player goes on at the provider's page. */
  | { readonly type: 'plan.challenged'; readonly url: string }
  /** It was refused, or nobody went on with it. */
  | { readonly type: 'plan.declined'; readonly reason: string }
  /** The provider charged a period, whatever it came to. */
  | {
      readonly type: 'plan.charged';
      readonly charge: string;
      readonly currency: string;
      readonly amount: number;
    }
  /** Taken back: `taken` from the wallet, `owed` is a debt since the wallet had no more. */
  | {
      readonly type: 'plan.reversed';
      readonly id: string;
      readonly charge: string;
      readonly why: 'refund' | 'chargeback';
      readonly taken: number;
      readonly owed: number;
    }
  /** The provider charges it no more, by itself. */
  | { readonly type: 'plan.ended' }
  /** The provider knows what it shall do about it. */
  | { readonly type: 'plan.told'; readonly going: Going }
);

/** The one subscription of a player: its stream is named by them. */
export type SubscriptionEvent = {
  readonly at: string;
} /** Begun, changed to another tier, or paid for another period; by a plan, or from the wallet. */ & (
  | ({ readonly type: 'subscription.paid'; readonly plan?: string } & Term)
  /** It was not covered: the player is reminded for the n-th time. */
  | { readonly type: 'subscription.unpaid'; readonly reminder: number; readonly retryAt: string }
  | { readonly type: 'subscription.cancelled' }
  | { readonly type: 'subscription.resumed' }
  | { readonly type: 'subscription.ended'; readonly why: Ending }
  | PlanEvent
);

export interface SubscriptionState {
  readonly phase: SubscriptionStep;
  readonly term?: Term;
  /** How often the player was reminded. */
  readonly reminders?: number;
  /** When something is to be done about it next. */
  readonly dueAt?: string;
  /** What pays the term; absent where the wallet does. */
  readonly plan?: string;
  /** Every plan that was ordered, by its name. */
  readonly plans?: Readonly<Record<string, Plan>>;
}

/** What is due when a period ends: the wallet pays at once, a provider is given time to tell. */
export const dueAfter = (until: string, plan: string | undefined): string =>
  plan === undefined ? until : new Date(Date.parse(until) + SUBSCRIPTION_GRACE_MS).toISOString();

type Plans = NonNullable<SubscriptionState['plans']>;

const over = (plan: Plan): Plan => {
  const { url: _, ...rest } = plan;
  return { ...rest, phase: 'over' };
};

/** Of several orders one is paid: the others are over. */
const closed = (plans: Plans | undefined, but: string | undefined): Plans | undefined =>
  plans === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(plans).map(([id, plan]) => [
          id,
          isOpen(plan) && id !== but ? over(plan) : plan,
        ]),
      );

const planned = (plans: Plans, event: PlanEvent): Plans => {
  const plan = plans[event.plan];
  const put = (next: Plan): Plans => ({ ...plans, [event.plan]: next });
  if (event.type === 'plan.ordered') {
    const { tier, currency, price, payment } = event;
    const others = closed(plans, undefined);
    return { ...others, [event.plan]: planStarted({ tier, currency, price, payment }) };
  }
  if (plan === undefined) return plans;
  switch (event.type) {
    case 'plan.challenged':
      return put({ ...plan, phase: 'authorising', url: event.url });
    case 'plan.declined':
      return put({ ...over(plan), reason: event.reason });
    case 'plan.charged': {
      const { url: _, ...rest } = plan;
      const paid = { ...plan.paid, [event.charge]: event.amount };
      return put({ ...rest, phase: isOpen(plan) ? 'kept' : plan.phase, paid });
    }
    case 'plan.reversed': {
      const amount = event.taken + event.owed;
      return put({ ...plan, reversals: { ...plan.reversals, [event.id]: amount } });
    }
    case 'plan.ended':
      return put({ ...over(plan), told: 'stopped' });
    case 'plan.told':
      return put({ ...plan, told: event.going });
  }
};

const isPlan = (event: SubscriptionEvent): event is SubscriptionEvent & PlanEvent =>
  event.type.startsWith('plan.');

const evolve = (state: SubscriptionState, event: SubscriptionEvent): SubscriptionState => {
  if (isPlan(event)) {
    const plans = planned(state.plans ?? {}, event);
    const begins =
      event.type === 'plan.ordered' && (state.phase === 'none' || state.phase === 'ended');
    return { ...state, plans, ...(begins && { phase: 'incomplete' }) };
  }
  switch (event.type) {
    case 'subscription.paid': {
      const { type: _, at: __, plan, ...term } = event;
      const plans = closed(state.plans, plan);
      return {
        phase: 'active',
        term,
        dueAt: dueAfter(term.until, plan),
        ...(plan !== undefined && { plan }),
        ...(plans !== undefined && { plans }),
      };
    }
    case 'subscription.unpaid':
      return { ...state, phase: 'past due', reminders: event.reminder, dueAt: event.retryAt };
    case 'subscription.cancelled':
      return {
        ...state,
        phase: 'cancelling',
        ...(state.term !== undefined && { dueAt: state.term.until }),
      };
    case 'subscription.resumed':
      return {
        ...state,
        phase: 'active',
        ...(state.term !== undefined && { dueAt: dueAfter(state.term.until, state.plan) }),
      };
    case 'subscription.ended': {
      const { dueAt: _, plans, ...rest } = state;
      const left = closed(plans, undefined);
      return { ...rest, phase: 'ended', ...(left !== undefined && { plans: left }) };
    }
  }
};

/** The tier whose benefits somebody has now; what is past due has none. */
export const tierOf = ({ phase, term }: SubscriptionState): SubscriptionTier | undefined =>
  phase === 'active' || phase === 'cancelling' ? term?.tier : undefined;

/** What a profile says: 2 while it is active, else 0 [decision 33]. */
export const badgeOf = (state: SubscriptionState): 0 | 2 => (tierOf(state) === undefined ? 0 : 2);

/** The badge beside the name, and the page that tells of it: whoever acted, a renewal's timer too. */
const facts = (player: string): Fact[] => [
  { audience: `player:${player}`, handler: 'OnPlayerChange', body: { Changed: ['subscription'] } },
];

export const subscriptionKind: StreamKind<SubscriptionState, SubscriptionEvent> = {
  name: 'subscription',
  revision: 2,
  initial: { phase: 'none' },
  evolve,
  facts,
};
