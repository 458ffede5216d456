import { eventsOf, type Projection } from '../store/projection';
import { staffKind } from './staff.events';

/** Who runs the platform: asked by each of their requests. */
export const staffProjection: Projection = {
  name: 'staff',
  tables: ['staff'],
  async apply(tx, events) {
    for (const { id, event } of eventsOf(staffKind, events)) {
      switch (event.type) {
        case 'staff.added': {
          const { name, email, role, at } = event;
          await tx`
            insert into staff (id, name, email, role, status, enrolled, added)
            values (${id}, ${name}, ${email}, ${role}, 'invited', false, ${at})`;
          break;
        }
        case 'staff.recoveryAsked':
          await tx`update staff set recovery_by = ${event.by} where id = ${id}`;
          break;
        case 'staff.invited':
          await tx`update staff set recovery_by = null where id = ${id}`;
          break;
        case 'staff.enrolled':
          await tx`update staff set status = 'active', enrolled = true where id = ${id}`;
          break;
        case 'staff.roleSet':
          await tx`update staff set role = ${event.role} where id = ${id}`;
          break;
        case 'staff.barred':
          await tx`update staff set status = 'barred' where id = ${id}`;
          break;
        case 'staff.restored':
          await tx`
            update staff set status = case when enrolled then 'active' else 'invited' end
            where id = ${id}`;
          break;
        default:
      }
    }
  },
};
