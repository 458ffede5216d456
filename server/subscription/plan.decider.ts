import { problem } from '../../contract/problems';
import type { Begun, Going, ProviderWord } from '../payment/payment.provider';
import type { ProtectionState } from '../protection/protection.events';
import { countDeposit, endDeposit, owe, repay, shield } from '../protection/protection.moves';
import { accept, type Decision, refuse } from '../store/decision';
import { type WalletEvent, type WalletState, walletKind } from '../wallet/wallet.events';
import { credit, takeBack } from '../wallet/wallet.moves';
import { heldOf, isCurrent, isOpen } from './plan.state';
import type { SubscriptionEvent, SubscriptionState } from './subscription.events';
import { type Events, paid, reminded, restAt } from './subscription.moves';

export interface PlanStates {
  subscription: SubscriptionState;
  protection: ProtectionState;
  wallet: WalletState;
}

type Deciding = Decision<Events, null>;
type OfPlan = Decision<Pick<Events, 'subscription'>, null>;
type Word<Type extends ProviderWord['type']> = Extract<ProviderWord, { type: Type }>;

const unknown = () => refuse(problem('not-found'));
const happened = (...subscription: SubscriptionEvent[]): OfPlan => accept({ subscription }, null);

/** The provider has begun it: the player goes on at its page, unless the end is known already. */
export const decideBegun = (
  { plans = {} }: SubscriptionState,
  plan: string,
  { url }: Begun,
  at: string,
): OfPlan => {
  const { phase } = plans[plan] ?? {};
  if (phase === undefined) return unknown();
  if (phase !== 'created' || url === undefined) return accept({}, null);
  return happened({ type: 'plan.challenged', plan, url, at });
};

/**
 * The provider charged a period: the money comes in and pays it, once for each charge. What is left of
 * another tier comes back to the wallet. What was charged for a plan that is over or was cancelled pays
 * no period: the wallet keeps it, after what is owed. Refuses a word of another sum.
 */
export const decidePaid = (
  { subscription, protection, wallet }: PlanStates,
  word: Word<'plan.paid'>,
  { player, at }: { player: string; at: string },
): Deciding => {
  const { about: plan, charge, amount, currency, from, until } = word;
  const known = subscription.plans?.[plan];
  if (known === undefined) return unknown();
  if (known.paid[charge] !== undefined) return accept({}, null);
  const { order } = known;
  if (order.currency !== currency || order.price !== amount)
    return refuse(problem('conflict', { currency: order.currency, amount: order.price }));
  const isFirst = Object.keys(known.paid).length === 0;
  const deposited = credit(wallet, {
    id: charge,
    kind: 'shopDeposit',
    currency,
    amount,
    against: 'provider',
    reference: charge,
    delay: 0,
  });
  const charged: SubscriptionEvent = { type: 'plan.charged', plan, charge, currency, amount, at };
  // The order counts already; each later charge counts by its own name.
  const reference = isFirst ? plan : charge;
  const counted = countDeposit(protection, { reference, currency, amount, at });
  const pays =
    isOpen(known) || (isCurrent(subscription, plan) && subscription.phase !== 'cancelling');
  if (!pays) {
    const repaid = repay(protection, { player, currency, reference: charge, at }, deposited);
    return accept(
      {
        subscription: [charged],
        protection: [...counted, ...repaid.protection],
        wallet: [deposited, ...repaid.wallet],
      },
      null,
    );
  }
  const isChange = subscription.plan !== plan;
  const net = amount - (isChange ? restAt(subscription, currency, at) : 0);
  const spent = paid(walletKind.evolve(wallet, deposited), {
    id: `${charge}-tier`,
    currency,
    net,
  });
  if ('refused' in spent) return refuse(spent.refused);
  // Words of two periods may come the wrong way round: the later one stands.
  const isOld = !isChange && until <= (subscription.term?.until ?? '');
  const term = { tier: order.tier, currency, price: amount, from, until };
  return accept(
    {
      subscription: [
        charged,
        ...(isOld ? [] : [{ type: 'subscription.paid' as const, plan, ...term, at }]),
      ],
      protection: counted,
      wallet: [deposited, ...spent],
    },
    null,
  );
};

/** It was never paid, and nobody goes on with it: what was charged before stands. */
export const decideDeclined = (
  { phase, plans = {} }: SubscriptionState,
  plan: string,
  reason: string,
  at: string,
): OfPlan => {
  const known = plans[plan];
  if (known === undefined) return unknown();
  if (!isOpen(known)) return accept({}, null);
  const declined: SubscriptionEvent = { type: 'plan.declined', plan, reason, at };
  return phase === 'incomplete'
    ? happened(declined, { type: 'subscription.ended', why: 'refused', at })
    : happened(declined);
};

/**
 * The provider is about to charge the next period: whoever may not spend or pay in is not charged,
 * theirs ends. Otherwise it is silent.
 */
export const decideDue = (
  { subscription, protection, wallet }: PlanStates,
  plan: string,
  at: string,
): OfPlan => {
  const known = subscription.plans?.[plan];
  if (known === undefined) return unknown();
  if (!isCurrent(subscription, plan) || subscription.phase === 'cancelling')
    return accept({}, null);
  const wanted = { currency: known.order.currency, amount: known.order.price };
  const states = { protection, wallet };
  const barred = shield('stakes', states, at, wanted) ?? shield('pays in', states, at, wanted);
  return barred === undefined
    ? accept({}, null)
    : happened({ type: 'subscription.ended', why: 'protected', at });
};

/** The provider could not charge the next period: the player is reminded. What was charged since stands. */
export const decideUnpaid = (
  subscription: SubscriptionState,
  { about: plan, charge }: Word<'plan.unpaid'>,
  at: string,
): OfPlan => {
  const known = subscription.plans?.[plan];
  if (known === undefined) return unknown();
  const isNews =
    isCurrent(subscription, plan) &&
    subscription.phase === 'active' &&
    known.paid[charge] === undefined;
  return isNews ? happened(reminded(1, at)) : accept({}, null);
};

/** The provider charges it no more: what is paid for lasts, what is not paid ends. */
export const decideEnded = (subscription: SubscriptionState, plan: string, at: string): OfPlan => {
  const { phase, plans = {} } = subscription;
  const known = plans[plan];
  if (known === undefined) return unknown();
  if (isOpen(known)) return decideDeclined(subscription, plan, 'ended', at);
  const ended: SubscriptionEvent = { type: 'plan.ended', plan, at };
  const isTold = known.phase === 'over' && known.told === 'stopped';
  const own = isTold ? [] : [ended];
  if (!isCurrent(subscription, plan) || phase === 'cancelling') return happened(...own);
  return phase === 'past due'
    ? happened(...own, { type: 'subscription.ended', why: 'unpaid', at })
    : happened(...own, { type: 'subscription.cancelled', at });
};

/** The provider knows what it shall do; one that was never paid counts as paid in no more. */
export const decideTold = (
  { subscription: { plans = {} }, protection }: Omit<PlanStates, 'wallet'>,
  plan: string,
  going: Going,
  at: string,
): Decision<Pick<Events, 'subscription' | 'protection'>, null> => {
  const known = plans[plan];
  if (known === undefined) return unknown();
  if (known.told === going) return accept({}, null);
  const isUnpaid = Object.keys(known.paid).length === 0;
  return accept(
    {
      subscription: [{ type: 'plan.told', plan, going, at }],
      protection: going === 'stopped' && isUnpaid ? endDeposit(protection, plan, at) : [],
    },
    null,
  );
};

/**
 * What was charged goes back, once for each taking, and what it paid ends. The house gives back what
 * its staff refunds at the provider; what a bank takes leaves the wallet as far as it holds it, the
 * rest is owed. One that comes before its charge is refused, so that it is told again.
 */
export const decideReversed = (
  { subscription, wallet }: Omit<PlanStates, 'protection'>,
  { about: plan, id, charge, why, amount }: Word<'plan.reversed'>,
  at: string,
): Deciding => {
  const known = subscription.plans?.[plan];
  if (known === undefined) return unknown();
  if (known.reversals[id] !== undefined) return accept({}, null);
  if (known.paid[charge] === undefined) return refuse(problem('step-illegal'));
  if (amount > heldOf(known)) return refuse(problem('conflict', { amount: heldOf(known) }));
  const { currency } = known.order;
  const back: WalletEvent[] =
    why === 'refund'
      ? [
          credit(wallet, {
            id: `${id}-tier`,
            kind: 'shopSubscription',
            currency,
            amount,
            against: 'house',
            reference: `${charge}-tier`,
            delay: 0,
          }),
        ]
      : [];
  const held = back.reduce(walletKind.evolve, wallet);
  const moved = takeBack(held, { id, currency, amount, reference: charge });
  const taken = moved === undefined ? 0 : -moved.amount;
  const owed = amount - taken;
  return accept(
    {
      subscription: [
        { type: 'plan.reversed', plan, id, charge, why, taken, owed, at },
        ...(isCurrent(subscription, plan)
          ? [{ type: 'subscription.ended' as const, why: 'reversed' as const, at }]
          : []),
      ],
      protection: owe({ currency, amount: owed, reference: id, at }),
      wallet: [...back, ...(moved === undefined ? [] : [moved])],
    },
    null,
  );
};
