import { erasedBy } from '../player/erasure.filter';
import { eventsOf, type Projection } from '../store/projection';
import { reportKind } from './report.events';

/**
 * Every report with its sealed copy, and whether it hides what it is about. Words of the erased are
 * gone, of either side.
 */
export const reportsProjection: Projection = {
  name: 'reports',
  tables: ['reports'],
  async apply(tx, events) {
    for (const { id, event } of eventsOf(reportKind, events)) {
      if (event.type === 'report.filed') {
        const { reporter = null, reported, kind, subject, reason, text, held, at } = event;
        await tx`
          insert into reports (id, reporter, reported, kind, subject, reason, text, seen, at, state,
            hides)
          values (${id}, ${reporter}, ${reported}, ${kind}, ${subject}, ${reason}, ${text},
            '{"text":"","images":[]}', ${at}, 'open', ${held})`;
      } else if (event.type === 'report.sealed') {
        await tx`
          update reports set seen = ${JSON.stringify(event.seen)}::text::jsonb where id = ${id}`;
      } else if (event.outcome === 'dismiss') {
        await tx`
          update reports set hides = false, lifted = state = 'upheld', state = 'dismissed',
            why = case when state = 'upheld' then why else ${event.why} end
          where id = ${id}`;
      } else {
        const { outcome, why, until = null, at } = event;
        await tx`
          update reports set state = 'upheld', hides = kind <> 'player', outcome = ${outcome},
            why = ${why}, until = ${until}, decided = ${at}
          where id = ${id}`;
      }
    }
    const erased = erasedBy(events);
    if (erased.length === 0) return;
    await tx`update reports set text = '' where reporter = any(${erased})`;
    await tx`
      update reports set seen = '{"text":"","images":[]}',
        why = case when why is null then null else '' end
      where reported = any(${erased})`;
  },
};
