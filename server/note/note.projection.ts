import { erasedBy } from '../player/erasure.filter';
import { eventsOf, type Projection } from '../store/projection';
import { noteKind } from './note.events';

/** Notes about players, gone with whom they are about. */
export const notesProjection: Projection = {
  name: 'player notes',
  tables: ['player_notes'],
  async apply(tx, events) {
    for (const { id: player, position, event } of eventsOf(noteKind, events)) {
      const { note, text, staff, name, at } = event;
      await tx`
        insert into player_notes (id, position, player, staff, name, text, at)
        values (${note}, ${position}, ${player}, ${staff}, ${name}, ${text}, ${at})`;
    }
    const erased = erasedBy(events);
    if (erased.length > 0) await tx`delete from player_notes where player = any(${erased})`;
  },
};
