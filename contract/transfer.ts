import * as z from 'zod/mini';
import { call } from './call';
import { TRANSFERS_PAGE } from './limits';
import { paymentKinds } from './payment.rules';
import { depositSteps, withdrawalSteps } from './transfer.rules';
import { Currency, Id, Instant, PageIndex, PageSize, PositiveAmount, pageOf } from './words';

/** A payment method as it is shown: never more of its number than the last digits [decision 32]. */
export const MethodShown = z.object({
  kind: z.enum(paymentKinds),
  /** Last digits of a card, or what an account is called by. */
  last: z.string(),
});
export type MethodShown = z.infer<typeof MethodShown>;

/** What is paid by: a kind, whose details are given to the provider on its own page; or a stored method's id. */
export const PaymentWord = z
  .string()
  .check(z.regex(/^[a-z]+([_-][A-Za-z0-9-]+)?$/), z.maxLength(60));

/** Real money on its way into or out of the wallet [§3 Purchase, codes 500 and 501]. */
export const Transfer = z.object({
  _id: Id,
  type: z.union([z.literal(500), z.literal(501)]),
  status: z.enum([...depositSteps, ...withdrawalSteps]),
  currency: Currency,
  /** Minor units. */
  amount: PositiveAmount,
  /** What of a deposit was taken back since, in minor units. */
  reversed: z.optional(PositiveAmount),
  method: z.optional(MethodShown),
  /** Why it was refused. */
  reason: z.optional(z.string()),
  /** Where the player goes on: a page of the provider. Only while it is authorised. */
  url: z.optional(z.string()),
  createdAt: Instant,
  endedAt: z.optional(Instant),
});
export type Transfer = z.infer<typeof Transfer>;

export const listTransfers = call({
  stance: 'neutral',
  name: 'listTransfers',
  method: 'GET',
  path: '/wallet/transfers',
  audience: 'player',
  kind: 'read',
  rate: 'read',
  query: z.object({
    pageIndex: z._default(PageIndex, 0),
    pageSize: z._default(PageSize, TRANSFERS_PAGE),
  }),
  out: pageOf(Transfer),
  refusals: [],
  spec: '§3 Purchase, §7 B wallet',
  says: 'Deposits and withdrawals with their state, the newest first',
});
