import type { SubscriptionTier } from '../../contract/advertisement.rules';
import type { Problem } from '../../contract/problems';
import type { Subscription, SubscriptionOffer } from '../../contract/subscription';
import { type PortFailed, port } from '../kit/port';
import type { WalletChanged } from '../wallet/wallet.words';

type Refused = { type: 'subscription.refused'; problem: Problem };

/** What is sold, or why nothing is. */
export type SubscriptionRead = { type: 'subscription.told'; offer: SubscriptionOffer } | Refused;
/** How the player’s own stands then. */
export type SubscriptionDone =
  | { type: 'subscription.changed'; subscription: Subscription }
  | Refused;

export type SubscriptionEvent =
  /** A person looks at a tier before it is paid. */
  | { type: 'subscription.choose'; tier: SubscriptionTier }
  | { type: 'subscription.leave' }
  /** Who pays each period: the wallet, or a kind or stored method at the provider. */
  | { type: 'subscription.payBy'; payment: string }
  /** The player goes on at the page of what is ordered. */
  | { type: 'subscription.goOn' }
  | { type: 'subscription.pay' }
  | { type: 'subscription.cancel' }
  | { type: 'subscription.retry' }
  | SubscriptionRead
  | SubscriptionDone
  | WalletChanged
  /** Hub: it was renewed, or was not. */
  | { type: 'player.changed'; changed: string[] }
  | { type: 'hub.skipped' }
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    subscription: undefined;
  }
}

/** What is paid for, at the price that was told, in minor units. */
export interface TierOrder {
  name: SubscriptionTier;
  cost: number;
  currency: string;
  /** Absent where the wallet pays. */
  payment?: string;
}

/** Stands for the wallet among what pays. */
export const WALLET = 'wallet';

export const subscriptionPorts = {
  /** GET /wallet/subscription [decision 147]. */
  'subscription.read': port<undefined, SubscriptionRead>('subscription.read'),
  /** POST /wallet/subscribe [§7 B]. */
  'subscription.pay': port<TierOrder, SubscriptionDone>('subscription.pay'),
  /** POST /wallet/subscribe/cancel [decision 147]. */
  'subscription.cancel': port<undefined, SubscriptionDone>('subscription.cancel'),
};
