import { protectionKind } from '../protection/protection.events';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { subscriptionKind } from './subscription.events';

/** The streams that what a provider charges of this player is decided over. */
export const planStreams = (player: string) => ({
  subscription: streamOf(subscriptionKind, player),
  protection: streamOf(protectionKind, player),
  wallet: streamOf(walletKind, player),
});
