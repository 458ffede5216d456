import * as z from 'zod/mini';

/** A round as somebody claims that it went; the server's word counts for nothing here. */
export const RoundClaim = z.object({
  serverSeed: z.string(),
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.int().check(z.gte(0)),
  engine: z.string(),
  skin: z.string(),
  /** Version of the rules; a round that says none was played under the first. */
  rules: z.optional(z.int().check(z.gte(1))),
  stake: z.int(),
  bet: z.unknown(),
  /** The steps after the opening, in their order. */
  actions: z._default(z.array(z.unknown()), []),
  claimed: z.object({
    outcome: z.unknown(),
    pays: z.int(),
    /** The stake and all raises; left out, it is not checked. */
    staked: z.optional(z.int()),
  }),
});
export type RoundClaim = z.infer<typeof RoundClaim>;
