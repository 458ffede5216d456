import * as z from 'zod/mini';
import { call } from './call';
import { DEPOSIT_MAX } from './limits';
import { PaymentWord, Transfer } from './transfer';
import { Amount, Currency, Id, Instant, PageNumber, PositiveAmount, pageOf } from './words';

/** Transaction codes of §3, and one of our own. */
export const transactionCodes = {
  gameBet: 0,
  gameWin: 1,
  gameRefund: 2,
  gameJackpot: 3,
  giftSend: 100,
  giftAccept: 101,
  scratch: 200,
  achievement: 300,
  achievementPurchase: 301,
  tournamentParticipation: 400,
  tournamentReward: 401,
  shopDeposit: 500,
  shopWithdraw: 501,
  shopCoins: 600,
  shopSubscription: 601,
  /** Staff put an amount right [decision 143]. */
  correction: 700,
} as const;
export type TransactionKind = keyof typeof transactionCodes;

export const TransactionCode = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(100),
  z.literal(101),
  z.literal(200),
  z.literal(300),
  z.literal(301),
  z.literal(400),
  z.literal(401),
  z.literal(500),
  z.literal(501),
  z.literal(600),
  z.literal(601),
  z.literal(700),
]);

/** One currency of a player: `balance` in minor units, `amount` in whole units, rounded down. */
export const Wallet = z.object({
  _id: Currency,
  currency: Currency,
  balance: Amount,
  amount: z.int(),
});
export type Wallet = z.infer<typeof Wallet>;

/** One movement as its owner reads it [§3, decision 22]. */
export const Transaction = z.object({
  id: Id,
  createdAt: Instant,
  /** Absolute value in minor units. */
  amount: Amount,
  sign: z.union([z.literal(1), z.literal(-1)]),
  currency: Currency,
  type: TransactionCode,
  /** What it belongs to: a round, a gift, … */
  reference: z.optional(z.string()),
});
export type Transaction = z.infer<typeof Transaction>;

export const TransactionFilters = z.object({
  currency: z.optional(Currency),
  types: z.optional(z.array(TransactionCode).check(z.maxLength(16))),
  from: z.optional(Instant),
  to: z.optional(Instant),
});
export type TransactionFilters = z.infer<typeof TransactionFilters>;

export const listWallets = call({
  stance: 'neutral',
  name: 'listWallets',
  method: 'GET',
  path: '/wallet/list',
  audience: 'player',
  kind: 'read',
  rate: 'read',
  out: z.object({ items: z.array(Wallet) }),
  refusals: [],
  spec: '§7 B',
  says: 'The coins wallet and the money wallets of the player',
});

export const listTransactions = call({
  stance: 'neutral',
  name: 'listTransactions',
  method: 'POST',
  path: '/wallet/transactions/:page',
  audience: 'player',
  kind: 'read',
  rate: 'read',
  params: z.object({ page: PageNumber }),
  body: TransactionFilters,
  out: pageOf(Transaction),
  refusals: [],
  spec: '§7 B',
  says: 'Page N of the movements, newest first, ten a page',
});

export const removeWallet = call({
  stance: 'neutral',
  name: 'removeWallet',
  method: 'POST',
  path: '/wallet/remove',
  audience: 'player',
  kind: 'command',
  rate: 'write',
  body: z.object({ currency: Currency }),
  /** The purses that are left. */
  out: z.object({ items: z.array(Wallet) }),
  refusals: ['currency-unknown', 'money-left'],
  spec: '§7 B, decision 128',
  says: 'Close an empty money purse: it is listed again once money comes into it',
});

/** What the test provider takes in place of a method: it answers at once what the name says. */
export const TestPayment = z.enum([
  'test-approved',
  'test-declined',
  'test-silent',
  'test-taken-back',
]);

export const deposit = call({
  stance: 'pays in',
  name: 'deposit',
  method: 'POST',
  path: '/wallet/deposit',
  audience: 'player',
  kind: 'command',
  rate: 'write',
  body: z.object({
    /** Absent: the currency of the player's country. */
    currency: z.optional(Currency),
    amount: PositiveAmount.check(z.lte(DEPOSIT_MAX)),
    payment: PaymentWord,
  }),
  out: z.object({
    /** `authorising` goes on at its `url`; the wallet holds it once it has `succeeded`. */
    deposit: Transfer,
    wallet: Wallet,
    /** Only of one that has succeeded. */
    transaction: z.optional(Transaction),
  }),
  refusals: [
    'play-refused',
    'payment-declined',
    'payment-unknown',
    'payment-expired',
    'amount-refused',
    'currency-unknown',
  ],
  spec: '§7 B, decisions 32, 134',
  says: 'Put money into the money wallet: at once, or on the provider’s own page',
});
