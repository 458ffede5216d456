import * as z from 'zod/mini';
import { PlayerCard } from './player';
import { relatedLists } from './relation.lists';

/** How the caller stands to another player, told by the side of the caller [decisions 17, 18]. */
export const RelationView = z.object({
  bond: z.enum(['strangers', 'asked', 'was asked', 'friends', 'blocked', 'hidden']),
  favourite: z.boolean(),
  following: z.boolean(),
  follower: z.boolean(),
});

/** A player in one of the caller's lists, and how they stand to each other. */
export const RelatedPlayer = z.extend(PlayerCard, { relation: RelationView });
export type RelatedPlayer = z.infer<typeof RelatedPlayer>;

export const RelatedList = z.enum(relatedLists);
export type RelatedList = z.infer<typeof RelatedList>;

/** How many players each list holds, a search left aside. */
export const RelationCounts = z.record(RelatedList, z.int());
