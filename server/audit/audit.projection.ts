import { eventsOf, type Projection } from '../store/projection';
import { deedKind } from './audit.events';

/** What staff did, to be searched; the log stays the proof. */
export const auditProjection: Projection = {
  name: 'audit',
  tables: ['audit'],
  async apply(tx, events) {
    for (const { id, position, event } of eventsOf(deedKind, events)) {
      const { staff, name, role, deed, resource, subject, before, after, why, at } = event;
      const change = JSON.stringify({ before, after });
      await tx`
        insert into audit (id, position, staff, name, role, deed, resource, subject, change, why, at)
        values (${id}, ${position}, ${staff}, ${name}, ${role}, ${deed}, ${resource}, ${subject},
          ${change}::text::jsonb, ${why}, ${at})`;
    }
  },
};
