import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading } from './desk';
import { MethodShown } from './transfer';
import { depositSteps } from './transfer.rules';
import { Amount, Currency, Id, Instant, PositiveAmount, pageOf } from './words';

/** What came in and where it all lies, before those who answer for it [decision 149]. */
export const DepositKept = z.object({
  _id: Id,
  status: z.enum(depositSteps),
  playerId: Id,
  username: z.string(),
  provider: z.string(),
  currency: Currency,
  /** Minor units. */
  amount: PositiveAmount,
  /** What of it was taken back: a chargeback or a refund. */
  reversed: Amount,
  method: z.optional(MethodShown),
  reason: z.optional(z.string()),
  createdAt: Instant,
  endedAt: z.optional(Instant),
});
export type DepositKept = z.infer<typeof DepositKept>;

export const listDepositsKept = staffCall({
  ...reading,
  name: 'listDepositsKept',
  staff: need('money', 'read'),
  path: '/staff/deposits',
  body: z.object({ ...paged, status: z.optional(z.enum(depositSteps)) }),
  out: pageOf(DepositKept),
  refusals: [],
  says: 'Deposits, the newest first, with what was taken back of them',
});

/** An account of the ledger, or all of one kind: a player's stand together. */
export const LedgerAccount = z.object({
  _id: z.string(),
  /** `house`, `players`. */
  account: z.string(),
  currency: z.string(),
  /** Minor units, signed; of an account that is the sum of many, too. */
  balance: Amount,
  /** How many accounts stand behind it. */
  accounts: z.int(),
});
export type LedgerAccount = z.infer<typeof LedgerAccount>;

export const listAccounts = staffCall({
  ...reading,
  name: 'listAccounts',
  method: 'GET',
  staff: need('money', 'read'),
  path: '/staff/accounts',
  out: z.object({ items: z.array(LedgerAccount), total: z.int() }),
  refusals: [],
  says: 'The accounts of the ledger by currency, and their sum, which is 0 by double entry',
});

/** What two books differ about. */
export const differenceTypes = ['paid in', 'taken back', 'paid out', 'ledger'] as const;

/** Where the provider's books and ours say two things [decision 199]. */
export const DifferenceKept = z.object({
  _id: z.string(),
  type: z.enum(differenceTypes),
  /** Of the payment: `deposit_4f…`; of `ledger` its account. */
  reference: z.string(),
  currency: z.string(),
  /** Minor units; of `ledger` what our payments make, and what the ledger holds. */
  theirs: Amount,
  ours: Amount,
  since: Instant,
  /** Comparisons in a row that found it: what is on its way, one does. */
  looks: z.int(),
});
export type DifferenceKept = z.infer<typeof DifferenceKept>;

/** When both books were compared last. */
export const BooksCompared = z.object({
  at: z.optional(Instant),
  /** Payments. */
  compared: z.int(),
  /** Since then the provider's books could not be read. */
  failedAt: z.optional(Instant),
});
export type BooksCompared = z.infer<typeof BooksCompared>;

export const listDifferences = staffCall({
  ...reading,
  name: 'listDifferences',
  staff: need('money', 'read'),
  path: '/staff/differences',
  body: z.object(paged),
  out: z.extend(pageOf(DifferenceKept), { comparison: BooksCompared }),
  refusals: [],
  says: 'Where the provider’s books and ours differ, what differs the longest first',
});
