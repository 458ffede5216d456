import { erasedBy } from '../player/erasure.filter';
import { eventsOf, type Projection } from '../store/projection';
import { correctionKind } from './correction.events';

/** Corrections as staff reads them. */
export const correctionsProjection: Projection = {
  name: 'corrections',
  tables: ['corrections'],
  async apply(tx, events) {
    for (const { id, position, event } of eventsOf(correctionKind, events)) {
      if (event.type === 'correction.asked') {
        const { player, currency, amount, why, by, at } = event;
        await tx`
          insert into corrections (id, position, player, currency, amount, why, status, asked_by, at)
          values (${id}, ${position}, ${player}, ${currency}, ${amount}, ${why}, 'waiting', ${by},
            ${at})`;
      } else {
        const status = event.type === 'correction.done' ? 'done' : 'refused';
        await tx`
          update corrections set status = ${status}, decided_by = ${event.by} where id = ${id}`;
      }
    }
    const erased = erasedBy(events);
    if (erased.length > 0) await tx`update corrections set why = '' where player = any(${erased})`;
  },
};
