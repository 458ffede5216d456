import * as z from 'zod/mini';
import { playRules } from './play.rules';

/** A refusal of play as it is sent; its rules are apart, for a first visit that reads no schemas. */
export const PlayProof = z.union([
  z.object({ allowed: z.literal(true) }),
  z.object({
    allowed: z.literal(false),
    rule: z.enum(playRules),
    jurisdiction: z.optional(z.string()),
    /** The age that the jurisdiction asks for, and the player's, in whole years. */
    needs: z.optional(z.int()),
    age: z.optional(z.int()),
  }),
]);
