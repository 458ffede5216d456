import { relationSeenBy } from '../../contract/relation.rules';
import { eventsOf, type Projection } from '../store/projection';
import { playersOf, relationKind } from './relation.events';

/** Every relation as each of its two players sees it: a row a side. */
export const relationsView: Projection = {
  name: 'relations',
  tables: ['relations'],
  async apply(tx, events) {
    const last = new Map(
      eventsOf(relationKind, events).map(({ id, event }) => [id, event] as const),
    );
    const rows = [...last].flatMap(([id, { relation, at }]) => {
      const players = playersOf(id);
      return (['low', 'high'] as const).map((side) => ({
        player: players[side],
        other: players[side === 'low' ? 'high' : 'low'],
        since: at,
        ...relationSeenBy(relation, side),
      }));
    });
    if (rows.length === 0) return;
    await tx`
      insert into relations (player, other, bond, favourite, following, follower, since)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
        player text, other text, bond text, favourite boolean, following boolean,
        follower boolean, since timestamptz)
      on conflict (player, other) do update set
        bond = excluded.bond, favourite = excluded.favourite, following = excluded.following,
        follower = excluded.follower, since = excluded.since`;
  },
};
