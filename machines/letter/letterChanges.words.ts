import { port } from '../kit/port';
import type { SavingEvent, SavingFact } from '../kit/saving.words';

/** What becomes of the player's own copies. */
export interface Change {
  ids: string[];
  state: 'seen' | 'unseen' | 'deleted' | 'kept';
}

export type LetterChangesEvent = SavingEvent<Change, undefined>;

declare module '../kit/residents' {
  interface Residents {
    letterChanges: LetterChangesEvent;
  }
}

export const letterChangesPorts = {
  /** /letters/view, /delete, /remove-selected or /change-state [§7]. */
  'letters.change': port<Change, SavingFact<undefined>>('letters.change'),
};
