import type { SubscriptionTier } from '../../contract/advertisement.rules';
import { SUBSCRIPTION_MS, SUBSCRIPTION_REMINDERS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { tierPrice } from '../../contract/subscription.rules';
import { admit, type GateStates, type Laws, type Spender } from '../play/gate.moves';
import type { ProtectionState } from '../protection/protection.events';
import { reserveDeposit, shield } from '../protection/protection.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletState } from '../wallet/wallet.events';
import type { Ending, SubscriptionState } from './subscription.events';
import {
  after,
  type Events,
  goesOn,
  isHeld,
  paid,
  reminded,
  restAt,
  termAt,
} from './subscription.moves';

type Deciding = Decision<Pick<Events, 'subscription' | 'wallet'>, null>;

export interface SubscribeOrder {
  /** Of the movement: one for each request. */
  readonly id: string;
  readonly entrant: Spender & { readonly player: string };
  readonly laws: Laws;
  readonly tier: SubscriptionTier;
  /** As it was shown, in minor units. */
  readonly cost: number;
}

/** What a subscription begins with, or another tier is changed to. */
type SubscribeStates = GateStates & { subscription: SubscriptionState; wallet: WalletState };

/**
 * What is asked before anything is paid: the price, or the answer that ends the matter. The same tier
 * while it is active is silent, and goes on where it was cancelled.
 */
const priced = (
  { subscription, wallet, ...gate }: SubscribeStates,
  { entrant, laws, tier, cost }: Omit<SubscribeOrder, 'id'>,
): Deciding | { price: number } => {
  const { phase, term } = subscription;
  const { currency, at } = entrant;
  const price = tierPrice(tier, currency);
  if (price === undefined)
    return refuse(problem('currency-unknown', { field: 'body.currency', currency }));
  if (isHeld(subscription) && term?.tier === tier) {
    if (phase === 'active') return accept({}, null);
    if (goesOn(subscription))
      return accept({ subscription: [{ type: 'subscription.resumed', at }] }, null);
  }
  const barred = admit({ ...gate, wallet }, { ...entrant, stake: price }, laws);
  if (barred !== undefined) return barred;
  return cost === price ? { price } : refuse(problem('price-changed', { price }));
};

/**
 * Begins a subscription, pays one that is past due, goes on with one that was cancelled, or changes
 * its tier at once: what is left of the period is credited. The same tier while it is active is silent.
 * Refuses what the gate of every stake refuses, another price, and what the wallet does not cover.
 */
export const decideSubscribe = (states: SubscribeStates, order: SubscribeOrder): Deciding => {
  const { subscription, wallet } = states;
  const { id, entrant, tier } = order;
  const { currency, at } = entrant;
  const asked = priced(states, order);
  if (!('price' in asked)) return asked;
  const { price } = asked;
  const net = price - restAt(subscription, currency, at);
  const moved = paid(wallet, { id, currency, net });
  if ('refused' in moved) return refuse(moved.refused);
  const next = termAt({ tier, currency, price }, at);
  return accept(
    { subscription: [{ type: 'subscription.paid', ...next, at }], wallet: moved },
    null,
  );
};

export interface ProviderOrder extends Omit<SubscribeOrder, 'id'> {
  /** Ours of the plan: one for each request. */
  readonly plan: string;
  /** A kind, or the provider's name of a stored method. */
  readonly payment: string;
  readonly provider: string;
}

/**
 * The same, of the provider: what it is about to be asked is written down, and counts as paid in. What
 * is held meanwhile stays until the first charge. Asking again is silent. Refuses what the gate of
 * every stake refuses, what may not be paid in, and another price.
 */
export const decideOrder = (
  states: SubscribeStates,
  order: ProviderOrder,
): Decision<Pick<Events, 'subscription' | 'protection'>, null> => {
  const { subscription, protection, wallet } = states;
  const { plan, payment, provider, entrant, tier } = order;
  if (subscription.plans?.[plan] !== undefined) return accept({}, null);
  const { currency, at } = entrant;
  const asked = priced(states, order);
  if (!('price' in asked)) return asked;
  const { price } = asked;
  const reserved = reserveDeposit(
    { protection, wallet },
    { reference: plan, currency, amount: price, at },
  );
  if (reserved !== undefined && 'refused' in reserved) return refuse(reserved.refused);
  return accept(
    {
      subscription: [{ type: 'plan.ordered', plan, tier, currency, price, payment, provider, at }],
      protection: reserved === undefined ? [] : [reserved],
    },
    null,
  );
};

/**
 * Keeps the benefits until the period ends; one that is past due, or ordered and not
 * paid, ends at once. Again is silent.
 */
export const decideCancelSubscription = (
  { phase }: SubscriptionState,
  at: string,
): Decision<Pick<Events, 'subscription'>, null> => {
  switch (phase) {
    case 'active':
      return accept({ subscription: [{ type: 'subscription.cancelled', at }] }, null);
    case 'incomplete':
      return accept({ subscription: [{ type: 'subscription.ended', why: 'refused', at }] }, null);
    case 'past due':
      return accept({ subscription: [{ type: 'subscription.ended', why: 'unpaid', at }] }, null);
    case 'cancelling':
      return accept({}, null);
    default:
      return refuse(problem('step-illegal'));
  }
};

/** Whose account is erased has none; what is ordered is over too. Again is silent. */
export const decideErased = (
  { phase }: SubscriptionState,
  at: string,
): Decision<Pick<Events, 'subscription'>, null> =>
  phase === 'none' || phase === 'ended'
    ? accept({}, null)
    : accept({ subscription: [{ type: 'subscription.ended', why: 'erased', at }] }, null);

/**
 * What is due about a subscription: it is paid for another period, or the player is reminded, three
 * times; then it ends. One that was cancelled ends, and so does that of somebody who may not spend now:
 * nobody is charged while they take a break. Before it is due it is silent.
 */
export const decideRenew = (
  {
    subscription,
    protection,
    wallet,
  }: { subscription: SubscriptionState; protection: ProtectionState; wallet: WalletState },
  { id, at }: { id: string; at: string },
): Deciding => {
  const { phase, term, dueAt, plan, reminders = 0 } = subscription;
  if (term === undefined || dueAt === undefined || at < dueAt) return accept({}, null);
  const end = (why: Ending): Deciding =>
    accept({ subscription: [{ type: 'subscription.ended', why, at }] }, null);
  if (phase === 'cancelling') return end('cancelled');
  const { tier, currency } = term;
  const price = tierPrice(tier, currency) ?? term.price;
  const barred = shield('stakes', { protection, wallet }, at, { currency, amount: price });
  if (barred !== undefined) return end('protected');
  // A plan is charged by the provider: what it has not told by now it has not charged.
  const moved = plan === undefined ? paid(wallet, { id, currency, net: price }) : undefined;
  if (moved !== undefined && !('refused' in moved)) {
    // From when the last one ended, so that a late look takes no days; what was unpaid, or looked at
    // later than a whole period, begins anew: nobody pays for time that they had nothing of.
    const isLate = at >= after(term.until, SUBSCRIPTION_MS);
    const from = phase === 'active' && !isLate ? term.until : at;
    const next = termAt({ tier, currency, price }, from);
    return accept(
      { subscription: [{ type: 'subscription.paid', ...next, at }], wallet: moved },
      null,
    );
  }
  if (reminders >= SUBSCRIPTION_REMINDERS) return end('unpaid');
  return accept({ subscription: [reminded(reminders + 1, at)] }, null);
};
