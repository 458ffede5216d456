import { eventsOf, type Projection } from '../store/projection';
import { spinKind } from './spin.events';

/** Every grant, and how many of it were played; those that are used up stay for the export. */
export const spinsProjection: Projection = {
  name: 'free spins',
  tables: ['free_spins'],
  async apply(tx, events) {
    const all = eventsOf(spinKind, events);
    const granted = all.flatMap(({ id, event }) => {
      if (event.type !== 'spin.granted') return [];
      const { player, game, source, stake, total, expires } = event;
      return [{ id, player, game, source, stake, total, expires }];
    });
    if (granted.length > 0)
      await tx`
        insert into free_spins (id, player, game, source, stake, total, expires)
        select * from jsonb_to_recordset(${JSON.stringify(granted)}::text::jsonb) as row (
          id text, player text, game text, source text, stake bigint, total int,
          expires timestamptz)`;
    const used = new Map<string, number>();
    for (const { id, event } of all)
      if (event.type !== 'spin.granted')
        used.set(id, (used.get(id) ?? 0) + (event.type === 'spin.used' ? 1 : -1));
    const counts = [...used].map(([id, count]) => ({ id, count }));
    if (counts.length > 0)
      await tx`
        update free_spins as s set used = s.used + row.count
        from jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb) as row (id text, count int)
        where s.id = row.id`;
  },
};
