import { relationSeenBy } from '../../contract/relation.rules';
import { erasedBy } from '../player/erasure.filter';
import { eventsOf, type Projection } from '../store/projection';
import { playersOf, relationKind } from './relation.events';

/** Every relation as each of its two players sees it: a row a side; of the erased there is none. */
export const relationsProjection: Projection = {
  name: 'relations',
  revision: 2,
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
    if (rows.length > 0)
      await tx`
      insert into relations (player, other, bond, favourite, following, follower, since)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
        player text, other text, bond text, favourite boolean, following boolean,
        follower boolean, since timestamptz)
      on conflict (player, other) do update set
        bond = excluded.bond, favourite = excluded.favourite, following = excluded.following,
        follower = excluded.follower, since = excluded.since`;
    const erased = erasedBy(events);
    if (erased.length > 0)
      await tx`
        delete from relations where (player, other) in (
          select player, other from relations where player in ${tx(erased)}
          union all select other, player from relations where player in ${tx(erased)})`;
  },
};
