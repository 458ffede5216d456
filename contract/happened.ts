import * as z from 'zod/mini';
import { HAPPENED_PAGES_MAX } from './limits';

const Step = z.object({
  n: z.int(),
  /** Milliseconds since 1970. */
  at: z.number(),
  to: z.string(),
  event: z.looseObject({ type: z.string() }),
});

/** A page of a tab from when it was opened, or from a checkpoint on, until it was left. */
const HappenedPage = z.object({
  start: z.looseObject({ at: z.number(), to: z.string() }),
  checkpoint: z.optional(z.unknown()),
  entries: z.array(Step),
});
export type HappenedPage = z.infer<typeof HappenedPage>;

/**
 * What happened in a tab, as it is put to a ticket: its pages, the last one last. What stands in it
 * more than once is `shared` by its number, so a step may be `{ $shared: 3 }`.
 */
export const Happened = z.object({
  version: z.literal(1),
  pages: z.array(z.looseObject({})).check(z.minLength(1), z.maxLength(HAPPENED_PAGES_MAX)),
  shared: z.array(z.unknown()),
});
export type Happened = z.infer<typeof Happened>;
