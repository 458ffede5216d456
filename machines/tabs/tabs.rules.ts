import * as z from 'zod/mini';

/** What one tab says to the others of the same player [decision 67]. */
const Word = z.discriminatedUnion('type', [
  /** Is there one that leads? */
  z.object({ type: z.literal('tabs.asked') }),
  /** The one that leads: how its hub stands. On `isReset` messages were lost for good. */
  z.object({
    type: z.literal('tabs.told'),
    offline: z.boolean(),
    visible: z.boolean(),
    sequence: z.optional(z.int()),
    isReset: z.boolean(),
  }),
  /** A message that the leader's hub has taken in. */
  z.object({ type: z.literal('tabs.relayed'), handler: z.string(), body: z.string() }),
  /** The player wants the leader's hub to try again now. */
  z.object({ type: z.literal('tabs.nudged') }),
]);
export type Word = z.infer<typeof Word>;

/** Reads what another tab said; one that runs another version may say what is of no known shape. */
export const readWord = (said: unknown): Word | undefined => Word.safeParse(said).data;
