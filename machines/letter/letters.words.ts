import type { Letter, LetterBox, LetterCounters } from '../../contract/letter';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { Change } from './letterChanges.words';

/** Hub: one came or changed. */
export interface LetterChanged {
  type: 'letter.changed';
  id: string;
  /** As the player's boxes show it; absent where they do not. */
  letter?: Letter | undefined;
  /** The player's boxes that it is in. */
  boxes: LetterBox[];
  counters: LetterCounters;
}

export interface LettersWords extends ListWords {
  item: Letter;
  query: { box: LetterBox; search: string };
  own: {
    /** The letter in the reading pane. */
    reading: string | undefined;
    /** The selection. */
    marked: string[];
    /** Thrown away last: they can be taken back. */
    removed: Letter[];
  };
  heard: /** One is opened in the reading pane, or none. */
    | { type: 'letters.read'; id: string | undefined }
    /** Taken into the selection, or out of it. */
    | { type: 'letters.mark'; id: string }
    /** What is being saved: shown as done. */
    | ({ type: 'letters.promised' } & Change)
    /** Nothing of it is on its way any more. */
    | { type: 'letters.settled' }
    /** It was not saved. */
    | { type: 'letters.takenBack' }
    /** What is shown may be wrong. */
    | { type: 'letters.outdated' }
    | LetterChanged
    | { type: 'hub.skipped' };
}

export type LettersEvent = ListEvent<LettersWords>;

declare module '../kit/residents' {
  interface Residents {
    letters: LettersEvent;
  }
}

export const lettersPorts = {
  /** POST /letters/inbox, /unread or /sent [§7 B letters]. */
  'letters.list': listPort<LettersWords>('letters.list'),
};
