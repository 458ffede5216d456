import { test } from 'vitest';
import { decideKeepNote } from '../../../server/note/note.decider';
import { given } from '../../support/decider';
import { NOW, nobody, player } from '../../support/states';

const note = { note: 'note_1', text: 'Calls often', staff: 'staff_ada', name: 'Ada', at: NOW };

test('a note is kept of who is there', () => {
  given({ player: player() })
    .when((states) => decideKeepNote(states, note))
    .thenHappens({ note: [{ type: 'note.kept', ...note }] }, null);
  given({ player: nobody })
    .when((states) => decideKeepNote(states, note))
    .thenRefused('not-found');
});
