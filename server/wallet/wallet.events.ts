import { FUN } from '../../contract/limits';
import {
  type Period,
  periodStart,
  periods,
  type Stretch,
  stretchAt,
  type Tally,
} from '../../contract/protection.rules';
import type { TransactionKind } from '../../contract/wallet';
import type { Fact, Posting, StreamKind } from '../store/stream';

/** System accounts that stand against a player's [decision 21]. */
export type SystemAccount =
  | 'house'
  | 'promo'
  | 'escrow'
  | 'jackpot'
  | 'provider'
  /** What is on its way out to players. */
  | 'payout'
  /** What is played for in one tournament. */
  | `pot:${string}`
  /** What one player owes. */
  | `debt:${string}`;

/** The account of what a player owes. */
export const debtOf = (player: string): `debt:${string}` => `debt:${player}`;

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
  /** What was staked and won, by currency: limits and results are read from it [decision 126]. */
  tallies?: Readonly<Record<string, Tallies>>;
  /** Play at a stretch, as it was last. */
  stretch?: Stretch;
}

/** Of one currency: since play at a stretch began, and in the day, week and month of the last movement. */
export type Tallies = Readonly<Record<Period | 'session', Tally>>;

/** Coins won in games by this movement: what levels count [§4]. */
export const coinsEarnedBy = (event: WalletEvent): number =>
  event.currency === 'COINS' &&
  event.free === undefined &&
  (event.kind === 'gameWin' || event.kind === 'gameJackpot')
    ? event.amount
    : 0;

/** What a movement stakes and wins: a refund takes a stake back, a promotion is neither. */
export const playOf = ({
  kind,
  amount,
  against,
  currency,
  free,
}: WalletEvent): { staked: number; won: number } => {
  const none = { staked: 0, won: 0 };
  if (currency === FUN || against === 'promo' || free !== undefined) return none;
  switch (kind) {
    case 'gameBet':
    case 'gameRefund':
    case 'tournamentParticipation':
    case 'achievementPurchase':
      return { staked: -amount, won: 0 };
    // What coins buy is played for; coins that come are a gift of the house.
    case 'shopCoins':
      return { staked: Math.max(0, -amount), won: 0 };
    case 'gameWin':
    case 'gameJackpot':
    case 'scratch':
    case 'tournamentReward':
      return { staked: 0, won: amount };
    default:
      return none;
  }
};

/** A tally with more in it, which begins anew when its time does; it never goes back to an earlier one. */
const tallied = (tally: Tally | undefined, since: string, staked: number, won: number): Tally =>
  tally === undefined || since > tally.since
    ? { since, staked, won }
    : { since: tally.since, staked: tally.staked + staked, won: tally.won + won };

const dated = (state: WalletState, event: WalletEvent, at: string): WalletState => {
  const { staked, won } = playOf(event);
  if (staked === 0 && won === 0) return state;
  const going = stretchAt(state.stretch, at);
  // What is won later belongs to the play that staked it, and does not go on with it.
  const stretch =
    staked > 0 || state.stretch === undefined
      ? {
          since: going?.since ?? at,
          last: going !== undefined && going.last > at ? going.last : at,
        }
      : state.stretch;
  const before = state.tallies?.[event.currency];
  const tallies: Tallies = {
    session: tallied(before?.session, stretch.since, staked, won),
    ...(Object.fromEntries(
      periods.map((period) => [
        period,
        tallied(before?.[period], periodStart(period, at), staked, won),
      ]),
    ) as Record<Period, Tally>),
  };
  return { ...state, stretch, tallies: { ...state.tallies, [event.currency]: tallies } };
};

const evolve = (state: WalletState, event: WalletEvent): WalletState => ({
  ...state,
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
  revision: 2,
  initial: { balances: {}, coinsEarned: 0 },
  evolve,
  dated,
  postings,
  facts,
};
