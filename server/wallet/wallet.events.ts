import type { TransactionKind } from '../../contract/wallet';
import type { Fact, Posting, StreamKind } from '../store/stream';

/** System accounts that stand against a player's [decision 21]. */
export type SystemAccount =
  | 'house'
  | 'promo'
  | 'escrow'
  | 'jackpot'
  | 'provider'
  /** What is played for in one tournament. */
  | `pot:${string}`;

/**
 * One movement of one wallet. `amount` is signed, in minor units; `balance` is what the wallet
 * holds afterwards, so that a reader needs no earlier event.
 */
export interface WalletEvent {
  type: 'wallet.moved';
  id: string;
  kind: TransactionKind;
  currency: string;
  amount: number;
  balance: number;
  against: SystemAccount;
  reference: string;
  /** Of a round whose stake the promotion paid: no level counts it [decision 123]. */
  free?: true;
  /** Milliseconds a screen may wait before showing it: a reel still turns. */
  delay: number;
}

export interface WalletState {
  /** Minor units by currency. */
  balances: Record<string, number>;
  /** All coins ever won in games: what levels count [§4]. */
  coinsEarned: number;
}

/** Coins won in games by this movement: what levels count [§4]. */
export const coinsEarnedBy = (event: WalletEvent): number =>
  event.currency === 'COINS' &&
  event.free === undefined &&
  (event.kind === 'gameWin' || event.kind === 'gameJackpot')
    ? event.amount
    : 0;

const evolve = (state: WalletState, event: WalletEvent): WalletState => ({
  balances: { ...state.balances, [event.currency]: event.balance },
  coinsEarned: state.coinsEarned + coinsEarnedBy(event),
});

/** A demo wallet belongs to a sitting, not to a player [decision 24]. */
export const isDemo = (wallet: string): boolean => wallet.startsWith('sitting_');

/** Ledger account of a wallet: `player:{id}`, or `fun:{sitting}` for a demo balance. */
const accountOf = (wallet: string): string =>
  isDemo(wallet) ? `fun:${wallet}` : `player:${wallet}`;

const postings = (wallet: string, event: WalletEvent): Posting[] => [
  { account: accountOf(wallet), currency: event.currency, amount: event.amount },
  { account: event.against, currency: event.currency, amount: -event.amount },
];

const facts = (wallet: string, event: WalletEvent): Fact[] =>
  isDemo(wallet)
    ? []
    : [
        {
          audience: `player:${wallet}`,
          handler: 'OnWalletChange',
          body: {
            Balances: [{ Currency: event.currency, Balance: event.balance }],
            SuggestedDelay: event.delay,
          },
        },
      ];

export const walletKind: StreamKind<WalletState, WalletEvent> = {
  name: 'wallet',
  initial: { balances: {}, coinsEarned: 0 },
  evolve,
  postings,
  facts,
};
