import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { advertisementKind, type ViewEvent, viewKind } from './advertisement.events';

/** `2026-11-24`, the day of UTC. */
const dayOf = (at: string): string => at.slice(0, 10);

const count = async (tx: Queries, events: readonly RecordedEvent<ViewEvent>[]): Promise<void> => {
  const counts = new Map<string, Record<string, string | number>>();
  const loads = new Map<string, Record<string, string | number>>();
  for (const { event, at } of events) {
    const { advertisement, placement, player, type } = event;
    const day = dayOf(at);
    const row = counts.get(`${advertisement} ${placement} ${day}`);
    const { loads: seen = 0, clicks = 0 } = row ?? {};
    counts.set(`${advertisement} ${placement} ${day}`, {
      ...{ advertisement, placement, day },
      loads: Number(seen) + (type === 'view.loaded' ? 1 : 0),
      clicks: Number(clicks) + (type === 'view.clicked' ? 1 : 0),
    });
    if (player === undefined || type !== 'view.loaded') continue;
    const before = loads.get(`${player} ${advertisement} ${day}`)?.['loads'] ?? 0;
    const own = { player, advertisement, day, loads: Number(before) + 1 };
    loads.set(`${player} ${advertisement} ${day}`, own);
  }
  if (counts.size > 0)
    await tx`
      insert into advertisement_counts (advertisement, placement, day, loads, clicks)
      select * from jsonb_to_recordset(${JSON.stringify([...counts.values()])}::text::jsonb)
        as row (advertisement text, placement text, day date, loads bigint, clicks bigint)
      on conflict (advertisement, placement, day) do update set
        loads = advertisement_counts.loads + excluded.loads,
        clicks = advertisement_counts.clicks + excluded.clicks`;
  if (loads.size > 0)
    await tx`
      insert into advertisement_loads (player, advertisement, day, loads)
      select * from jsonb_to_recordset(${JSON.stringify([...loads.values()])}::text::jsonb)
        as row (player text, advertisement text, day date, loads int)
      on conflict (player, advertisement, day)
        do update set loads = advertisement_loads.loads + excluded.loads`;
};

/** What is advertised, and how often it was seen and followed: by day, and by member. */
export const advertisementsProjection: Projection = {
  name: 'advertisements',
  tables: ['advertisements', 'advertisement_counts', 'advertisement_loads'],
  async apply(tx, events) {
    for (const { id, event } of eventsOf(advertisementKind, events)) {
      if (event.type === 'advertisement.kept')
        await tx`
          insert into advertisements (id, terms, ended)
          values (${id}, ${JSON.stringify(event.terms)}::text::jsonb, false)
          on conflict (id) do update set terms = excluded.terms, ended = false`;
      else await tx`update advertisements set ended = true where id = ${id}`;
    }
    await count(tx, eventsOf(viewKind, events));
  },
};
