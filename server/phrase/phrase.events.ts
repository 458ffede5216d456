import type { StreamKind } from '../store/stream';

/** A phrase that a screen asked for and the platform did not know: `phrase:{slug}`. */
export interface PhraseEvent {
  type: 'phrase.created';
  id: string;
  slug: string;
  page: string;
  word: string;
}

export interface PhraseState {
  id?: string;
}

export const phraseKind: StreamKind<PhraseState, PhraseEvent> = {
  name: 'phrase',
  initial: {},
  evolve: (_, event) => ({ id: event.id }),
};
