import { protectionKind } from '../protection/protection.events';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { paymentKind } from './payment.events';

/** The streams that a deposit of this player is decided over. */
export const depositStreams = (reference: string, player: string) => ({
  payment: streamOf(paymentKind, reference),
  protection: streamOf(protectionKind, player),
  wallet: streamOf(walletKind, player),
});
