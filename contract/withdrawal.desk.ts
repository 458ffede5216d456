import * as z from 'zod/mini';
import { staffCall } from './call';
import { named, need, paged, reading, writing } from './desk';
import { STAFF_WHY_MAX } from './limits';
import { MethodShown } from './transfer';
import { withdrawalSteps } from './transfer.rules';
import { Currency, Id, Instant, PositiveAmount, pageOf, textOf } from './words';

/** Money on its way out, before those who let it go [decision 143]. */
const WithdrawalStatus = z.enum([...withdrawalSteps, 'refused']);

export const WithdrawalDue = z.object({
  _id: Id,
  status: WithdrawalStatus,
  playerId: Id,
  username: z.string(),
  isVerified: z.boolean(),
  currency: Currency,
  /** Minor units. */
  amount: PositiveAmount,
  method: MethodShown,
  createdAt: Instant,
  endedAt: z.optional(Instant),
  reason: z.optional(z.string()),
  /** It takes two members. */
  needsTwo: z.boolean(),
  /** Who approved it first: another has to as well. */
  vouchedBy: z.optional(z.string()),
});
export type WithdrawalDue = z.infer<typeof WithdrawalDue>;

export const listWithdrawalsDue = staffCall({
  ...reading,
  name: 'listWithdrawalsDue',
  staff: need('withdrawals', 'read'),
  path: '/staff/withdrawals',
  body: z.object({ ...paged, status: z.optional(WithdrawalStatus) }),
  out: pageOf(WithdrawalDue),
  refusals: [],
  says: 'Withdrawals, those that wait the longest first',
});

export const approveWithdrawalDue = staffCall({
  ...writing,
  name: 'approveWithdrawalDue',
  isFresh: true,
  staff: need('withdrawals', 'approve'),
  path: '/staff/withdrawals/approve',
  body: z.object({ _id: Id, why: z._default(textOf(0, STAFF_WHY_MAX), '') }),
  out: z.object({ ok: z.literal(true), status: WithdrawalStatus }),
  refusals: ['not-found', 'step-illegal', 'approval-own'],
  says: 'Let a withdrawal be paid; a large one once a second member says so too',
});

export const refuseWithdrawalDue = staffCall({
  ...writing,
  name: 'refuseWithdrawalDue',
  staff: need('withdrawals', 'approve'),
  path: '/staff/withdrawals/refuse',
  body: z.object(named),
  refusals: ['not-found', 'step-illegal'],
  says: 'Give the money of a withdrawal back; the player reads why',
});
