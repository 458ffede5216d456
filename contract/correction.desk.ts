import * as z from 'zod/mini';
import { staffCall } from './call';
import { named, need, paged, reading, Why, writing } from './desk';
import { STAFF_WHY_MAX } from './limits';
import { correctionSteps } from './staff.rules';
import { Amount, Currency, Id, Instant, pageOf, textOf } from './words';

/** Amounts put right with two voices [decision 143]. */
export const Correction = z.object({
  _id: Id,
  status: z.enum(correctionSteps),
  playerId: Id,
  username: z.string(),
  currency: Currency,
  /** Minor units, signed. */
  amount: Amount,
  why: z.string(),
  askedBy: z.string(),
  decidedBy: z.optional(z.string()),
  createdAt: Instant,
});
export type Correction = z.infer<typeof Correction>;

export const listCorrections = staffCall({
  ...reading,
  name: 'listCorrections',
  staff: need('corrections', 'read'),
  path: '/staff/corrections',
  body: z.object({ ...paged, status: z.optional(z.enum(correctionSteps)) }),
  out: pageOf(Correction),
  refusals: [],
  says: 'Amounts that were to be corrected, those that wait first',
});

export const askCorrection = staffCall({
  ...writing,
  name: 'askCorrection',
  isFresh: true,
  staff: need('corrections', 'write'),
  path: '/staff/corrections/ask',
  body: z.object({
    playerId: Id,
    currency: Currency,
    amount: Amount.check(z.refine((amount) => amount !== 0)),
    why: Why,
  }),
  out: z.object({ ok: z.literal(true), correctionId: Id }),
  refusals: ['not-found'],
  says: 'Have an amount of a player corrected; it moves once a second member approves',
});

export const approveCorrection = staffCall({
  ...writing,
  name: 'approveCorrection',
  isFresh: true,
  staff: need('corrections', 'approve'),
  path: '/staff/corrections/approve',
  body: z.object({ _id: Id, why: z._default(textOf(0, STAFF_WHY_MAX), '') }),
  refusals: ['not-found', 'step-illegal', 'approval-own', 'insufficient-amount'],
  says: 'Move what another member asked for, by a balanced posting',
});

export const refuseCorrection = staffCall({
  ...writing,
  name: 'refuseCorrection',
  staff: need('corrections', 'approve'),
  path: '/staff/corrections/refuse',
  body: z.object(named),
  refusals: ['not-found', 'step-illegal'],
  says: 'Move nothing',
});
