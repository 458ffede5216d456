import { skinOf } from '../../games/scratcher/scratcher.rules';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { type ScratcherEvent, scratcherKind } from './scratcher.events';

/** What these events add to a config: cards whose foil came off, and prizes that wait. */
const changesOf = (events: readonly RecordedEvent<ScratcherEvent>[]) => {
  const changes = new Map<string, { id: string; scratched: number; uncollected: number }>();
  for (const { id, event } of events) {
    if (event.type === 'scratcher.granted') continue;
    const change = changes.get(id) ?? { id, scratched: 0, uncollected: 0 };
    if (event.type === 'scratcher.scratched') {
      change.scratched += event.cards.length;
      change.uncollected += event.cards.filter(({ prize }) => prize > 0).length;
    } else change.uncollected -= event.cards.length;
    changes.set(id, change);
  }
  return [...changes.values()];
};

/** Every config, for its player's lists and counters; what is done with stays for the export. */
export const scratchersProjection: Projection = {
  name: 'scratchers',
  tables: ['scratchers'],
  async apply(tx, events) {
    const all = eventsOf(scratcherKind, events);
    const granted = all.flatMap(({ id, position, event }) =>
      event.type === 'scratcher.granted'
        ? [
            {
              id,
              position,
              player: event.player,
              type: event.typeId,
              family: skinOf(event.typeId).family,
              source: event.source,
              amount: event.commits.length,
              granted: event.at,
            },
          ]
        : [],
    );
    if (granted.length > 0) {
      await tx`
        insert into scratchers (id, position, player, type, family, source, amount, granted)
        select * from jsonb_to_recordset(${JSON.stringify(granted)}::text::jsonb) as row (
          id text, position bigint, player text, type text, family text, source text, amount int,
          granted timestamptz)`;
    }
    const changes = changesOf(all);
    if (changes.length > 0) {
      await tx`
        update scratchers as s set scratched = s.scratched + row.scratched,
          uncollected = s.uncollected + row.uncollected
        from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb)
          as row (id text, scratched int, uncollected int)
        where s.id = row.id`;
    }
  },
};
