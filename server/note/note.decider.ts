import { problem } from '../../contract/problems';
import type { PlayerState } from '../player/player.events';
import { accept, type Decision, refuse } from '../store/decision';
import type { NoteEvent } from './note.events';

/** Keeps a note about who is a player. */
export const decideKeepNote = (
  { player }: { player: Pick<PlayerState, 'account'> },
  note: Omit<NoteEvent, 'type'>,
): Decision<{ note: NoteEvent[] }, null> =>
  player.account === undefined
    ? refuse(problem('not-found'))
    : accept({ note: [{ type: 'note.kept', ...note }] }, null);
