import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { decideKeepNote } from './note.decider';
import { type NoteEvent, noteKind } from './note.events';

/** Keeps a note about a player: refuses `not-found`. */
export const keepNote = (
  { store }: Pick<Platform, 'store'>,
  player: string,
  note: Omit<NoteEvent, 'type'>,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'keepNote',
    at: note.at,
    streams: { note: streamOf(noteKind, player), player: streamOf(playerKind, player) },
    decide: (states) => decideKeepNote(states, note),
  });
