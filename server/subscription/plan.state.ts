import type { SubscriptionTier } from '../../contract/advertisement.rules';
import type { SubscriptionStep } from '../../contract/lifecycles';
import type { Going } from '../payment/payment.provider';

/** What is ordered of the provider: the sum of each period, in minor units. */
export interface PlanOrder {
  readonly tier: SubscriptionTier;
  readonly currency: string;
  readonly price: number;
  /** A kind, or the provider's name of a stored method. */
  readonly payment: string;
}

/** A tier that the provider charges for, period by period, until it is told otherwise. */
export interface Plan {
  readonly order: PlanOrder;
  /** `over`: it was refused, given up, replaced, or ended by the provider. */
  readonly phase: 'created' | 'authorising' | 'kept' | 'over';
  /** The provider's page; only while it is authorised. */
  readonly url?: string;
  /** Why it was refused. */
  readonly reason?: string;
  /** What the provider was told last. */
  readonly told: Going;
  /** What was charged, in minor units, by the provider's name of it. */
  readonly paid: Readonly<Record<string, number>>;
  /** What was taken back, in minor units, by the provider's name of the taking. */
  readonly reversals: Readonly<Record<string, number>>;
}

export const planStarted = (order: PlanOrder): Plan => ({
  order,
  phase: 'created',
  told: 'on',
  paid: {},
  reversals: {},
});

const total = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** What was charged and not taken back, in minor units. */
export const heldOf = ({ paid, reversals }: Plan): number => total(paid) - total(reversals);

/** Whether nobody knows yet how it went. */
export const isOpen = ({ phase }: Plan): boolean => phase === 'created' || phase === 'authorising';

/** What of a subscription says how its plans stand. */
interface Planned {
  readonly phase: SubscriptionStep;
  readonly plan?: string;
  readonly plans?: Readonly<Record<string, Plan>>;
}

/** The one that is ordered and not paid yet, with its name. */
export const openPlan = ({ plans = {} }: Planned): readonly [string, Plan] | undefined =>
  Object.entries(plans).find(([, plan]) => isOpen(plan));

/** Whether the term is paid by this plan, and goes on. */
export const isCurrent = ({ phase, plan }: Planned, id: string): boolean =>
  plan === id && (phase === 'active' || phase === 'past due' || phase === 'cancelling');

/** What the provider shall do about a plan: it follows from the subscription alone. */
export const wantedOf = (state: Planned, id: string): Going => {
  const plan = state.plans?.[id];
  if (plan === undefined || plan.phase === 'over') return 'stopped';
  if (isOpen(plan)) return 'on';
  if (!isCurrent(state, id)) return 'stopped';
  return state.phase === 'cancelling' ? 'to its end' : 'on';
};
