import { SUBSCRIPTION_MS, SUBSCRIPTION_REMINDER_MS } from '../../contract/limits';
import type { Problem } from '../../contract/problems';
import { restOf } from '../../contract/subscription.rules';
import type { ProtectionEvent } from '../protection/protection.events';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import type { SubscriptionEvent, SubscriptionState, Term } from './subscription.events';

export interface Events {
  subscription: SubscriptionEvent[];
  protection: ProtectionEvent[];
  wallet: WalletEvent[];
}

/** A moment so many milliseconds later, ISO 8601. */
export const after = (at: string, ms: number): string =>
  new Date(Date.parse(at) + ms).toISOString();

/** A period that begins at `at`. */
export const termAt = (of: Pick<Term, 'tier' | 'currency' | 'price'>, at: string): Term => ({
  tier: of.tier,
  currency: of.currency,
  price: of.price,
  from: at,
  until: after(at, SUBSCRIPTION_MS),
});

/** Whether its benefits are there. */
export const isHeld = ({ phase }: SubscriptionState): boolean =>
  phase === 'active' || phase === 'cancelling';

/** Whether one that was cancelled can go on: not where its provider has ended it by itself. */
export const goesOn = ({ plan, plans = {} }: SubscriptionState): boolean =>
  plan === undefined || plans[plan]?.phase === 'kept';

/** What is left of the period that is held, in minor units of this currency. */
export const restAt = (state: SubscriptionState, currency: string, at: string): number =>
  isHeld(state) && state.term?.currency === currency ? restOf(state.term, at) : 0;

/** The player is reminded for the n-th time. */
export const reminded = (reminder: number, at: string): SubscriptionEvent => ({
  type: 'subscription.unpaid',
  reminder,
  retryAt: after(at, SUBSCRIPTION_REMINDER_MS),
  at,
});

/** What is paid to the house, or comes back from it; nothing where both are the same. */
export const paid = (
  wallet: WalletState,
  { id, currency, net }: { id: string; currency: string; net: number },
): WalletEvent[] | { refused: Problem } => {
  if (net === 0) return [];
  const move = {
    id,
    kind: 'shopSubscription',
    currency,
    amount: Math.abs(net),
    against: 'house',
    reference: id,
    delay: 0,
  } as const;
  if (net < 0) return [credit(wallet, move)];
  const moved = debit(wallet, move);
  return 'refused' in moved ? moved : [moved];
};
