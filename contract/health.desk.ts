import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading } from './desk';
import { Instant, pageOf } from './words';

/** How the platform fares, before those who run it [decision 149]. */
export const Vital = z.object({
  _id: z.string(),
  kind: z.enum(['log', 'consumer', 'job', 'projection', 'process']),
  name: z.string(),
  /** Of the log; of a consumer how far it has read. */
  position: z.optional(z.int()),
  /** Events that a consumer has not handled yet. */
  behind: z.optional(z.int()),
  /** When a job is due next; when the log grew last. */
  at: z.optional(Instant),
  /** The process that does it now. */
  by: z.optional(z.string()),
  /** It should have been done a minute ago. */
  isLate: z.boolean(),
});
export type Vital = z.infer<typeof Vital>;

export const listVitals = staffCall({
  ...reading,
  name: 'listVitals',
  staff: need('health', 'read'),
  path: '/staff/health',
  body: z.object({ ...paged, isLate: z._default(z.boolean(), false) }),
  out: pageOf(Vital),
  refusals: [],
  says: 'The log, its consumers, the jobs and the processes that do them, what is late first',
});
