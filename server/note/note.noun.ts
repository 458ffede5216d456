import type { Noun } from '../noun';
import { noteKind } from './note.events';
import { notesProjection } from './note.projection';

export const noteNoun: Noun = {
  kinds: [noteKind],
  projections: [notesProjection],
  personal: [
    {
      section: 'notes',
      table: 'player_notes',
      columns: ['player'],
      // What was said about them, but not by whom.
      told: ({ staff: _staff, name: _name, ...rest }) => rest,
    },
  ],
};
