import { type ProtectionEvent, protectionKind } from '../../server/protection/protection.events';
import { foldOf } from '../../server/store/stream';
import type { WalletEvent, WalletState } from '../../server/wallet/wallet.events';
import { walletKind } from '../../server/wallet/wallet.events';
import { after } from './decider';
import { NOW } from './states';

/** Nothing protects the player but the law. */
export const unprotected = protectionKind.initial;

/** A player with these limits, pauses and checks. */
export const protectedBy = (...events: readonly ProtectionEvent[]) =>
  after(protectionKind, ...events);

/** Who timed out an hour ago, for a day. */
export const timedOut = protectedBy({
  type: 'play.paused',
  kind: 'time-out',
  until: new Date(Date.parse(NOW) + 23 * 60 * 60 * 1_000).toISOString(),
  at: NOW,
});

/** A wallet with one more movement, made then (ISO 8601). */
export const moved = (
  wallet: WalletState,
  { at = NOW, ...event }: Partial<WalletEvent> & { amount: number; at?: string },
): WalletState => {
  const currency = event.currency ?? 'COINS';
  const balance = (wallet.balances[currency] ?? 0) + event.amount;
  return foldOf(
    walletKind,
    wallet,
    {
      type: 'wallet.moved',
      id: 'move',
      kind: event.amount < 0 ? 'gameBet' : 'gameWin',
      currency,
      balance,
      against: 'house',
      reference: 'round',
      delay: 0,
      ...event,
    },
    at,
  );
};
