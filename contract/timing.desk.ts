import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading } from './desk';
import { pageOf } from './words';

/** How long a call took in the last day, in all processes together [decision 200]. */
export const CallTimed = z.object({
  /** Its name. */
  _id: z.string(),
  asked: z.int(),
  /** Of them, those that took longer than `CALL_SLOW_MS`. */
  slow: z.int(),
  /** Milliseconds from the request's head to the answer's end. */
  meanMs: z.number(),
  worstMs: z.number(),
});
export type CallTimed = z.infer<typeof CallTimed>;

export const listCallsTimed = staffCall({
  ...reading,
  name: 'listCallsTimed',
  staff: need('health', 'read'),
  path: '/staff/calls',
  body: z.object(paged),
  out: pageOf(CallTimed),
  refusals: [],
  says: 'How long calls took in the last day, those that were slow the most often first',
});
