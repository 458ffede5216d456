import type { RelationView } from '../../contract/relation.rules';
import type { RelatedList, RelatedPlayer } from '../../contract/relation.view';
import type { Platform } from '../platform';
import { type CardRow, cardOf } from '../player/player.card';
import { listsOf } from './relation.circle';

export type RelatedRow = CardRow & RelationView;

/** Another player, and which of the reader's lists they are in. */
export interface RelatedFound {
  player: RelatedPlayer;
  lists: RelatedList[];
}

/** A row of two players as one of them sees the other. */
export const relatedOf =
  (presence: Platform['presence']) =>
  (row: RelatedRow): RelatedPlayer => ({
    ...cardOf(presence, row),
    relation: {
      bond: row.bond,
      favourite: row.favourite,
      following: row.following,
      follower: row.follower,
    },
  });

/** Those of these players whom no block of theirs hides from the reader, by id. */
export const relatedById =
  ({ sql, presence }: Pick<Platform, 'sql' | 'presence'>) =>
  async (reader: string, ids: readonly string[]): Promise<Map<string, RelatedFound>> => {
    const rows = await sql<(RelatedRow & Pick<RelatedFound, 'lists'>)[]>`
      select players.id, username, earned, icon, bond, favourite, following, follower,
        ${listsOf(sql)} as lists
      from relations join players on players.id = relations.other
      where relations.player = ${reader} and relations.other = any(${[...ids]})
        and bond <> 'hidden' and not erased`;
    const related = relatedOf(presence);
    return new Map(rows.map((row) => [row.id, { player: related(row), lists: row.lists }]));
  };
