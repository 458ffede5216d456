import * as z from 'zod/mini';
import { staffCall } from './call';
import { documentKinds, documentSides, identitySteps } from './identity.rules';
import { STAFF_PAGE, STAFF_WHY_MAX } from './limits';
import type { StaffRight } from './staff.rules';
import { Done, Id, Instant, PageIndex, PageSize, pageOf, textOf } from './words';

/** Papers before staff [decisions 143, 151]. */
const desk = { audience: 'staff', stance: 'neutral', spec: 'decisions 143, 151' } as const;
const need = (right: StaffRight) => ({ resource: 'identities', right }) as const;
const writing = { ...desk, method: 'POST', kind: 'command', rate: 'write', out: Done } as const;
const Named = z.object({ _id: Id });
const Why = textOf(3, STAFF_WHY_MAX);

/** `_id` is the player’s. */
export const IdentityDue = z.object({
  _id: Id,
  username: z.string(),
  country: z.optional(z.string()),
  status: z.enum(identitySteps),
  kind: z.enum(documentKinds),
  submittedAt: Instant,
  decidedAt: z.optional(Instant),
  /** Who looks at it, or did. */
  reviewer: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type IdentityDue = z.infer<typeof IdentityDue>;

/** One side as it was sent: bytes in base64. */
const Side = z.object({
  side: z.enum(documentSides),
  type: z.enum(['image/webp', 'application/pdf']),
  /** Absent where its time is over. */
  file: z.optional(z.string()),
});

export const IdentityWhole = z.extend(IdentityDue, {
  name: z.string(),
  birthday: z.optional(z.object({ day: z.int(), month: z.int(), year: z.int() })),
  sides: z.array(Side),
});
export type IdentityWhole = z.infer<typeof IdentityWhole>;

export const listIdentitiesDue = staffCall({
  ...desk,
  name: 'listIdentitiesDue',
  staff: need('read'),
  method: 'POST',
  path: '/staff/identities',
  kind: 'read',
  rate: 'read',
  body: z.object({
    search: z._default(z.string().check(z.maxLength(60)), ''),
    status: z.optional(z.enum(identitySteps)),
    pageIndex: z._default(PageIndex, 0),
    pageSize: z._default(PageSize, STAFF_PAGE),
  }),
  out: pageOf(IdentityDue),
  refusals: [],
  says: 'Papers that were sent for review, those that wait the longest first',
});

export const reviewIdentityDue = staffCall({
  ...writing,
  name: 'reviewIdentityDue',
  staff: need('write'),
  path: '/staff/identities/review',
  body: Named,
  out: IdentityWhole,
  refusals: ['not-found'],
  says: 'Look at the papers themselves: the audit keeps who did, and their owner reads that it is looked at',
});

export const approveIdentityDue = staffCall({
  ...writing,
  name: 'approveIdentityDue',
  staff: need('approve'),
  path: '/staff/identities/approve',
  body: Named,
  refusals: ['not-found', 'step-illegal'],
  says: 'They are who they say they are',
});

export const refuseIdentityDue = staffCall({
  ...writing,
  name: 'refuseIdentityDue',
  staff: need('approve'),
  path: '/staff/identities/refuse',
  body: z.object({ _id: Id, why: Why }),
  refusals: ['not-found', 'step-illegal'],
  says: 'These papers do not do; the player reads why and may send others',
});
