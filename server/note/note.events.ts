import type { StreamKind } from '../store/stream';

/** What staff says about a player among itself: `note:{player}`. */
export interface NoteEvent {
  type: 'note.kept';
  note: string;
  text: string;
  staff: string;
  name: string;
  at: string;
}

export const noteKind: StreamKind<{ count: number }, NoteEvent> = {
  name: 'note',
  initial: { count: 0 },
  evolve: ({ count }) => ({ count: count + 1 }),
  personal: (player) => ({ of: player, fields: ['text'], instead: { text: '' } }),
};
