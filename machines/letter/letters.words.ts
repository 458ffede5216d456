import type { Letter, LetterCounters } from '../../contract/letter';
import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { OutboxEnded } from '../outbox/outbox.words';

export const letterBoxes = ['inbox', 'unread', 'sent'] as const;
export type LetterBox = (typeof letterBoxes)[number];

/** What becomes of the player's own copies. */
export interface Change {
  ids: string[];
  state: 'seen' | 'unseen' | 'deleted' | 'kept';
}

export type LettersEvent =
  | SessionFact
  | OutboxEnded
  /** The router shows a box of the page; undefined when another page is shown. */
  | { type: 'letters.visit'; box: LetterBox | undefined }
  | { type: 'letters.search'; text: string }
  | { type: 'list.more' }
  | { type: 'list.retry' }
  /** One is opened in the reading pane, or none. */
  | { type: 'letters.read'; id: string | undefined }
  /** Taken into the selection, or out of it. */
  | { type: 'letters.mark'; id: string }
  | { type: 'letters.change'; ids: string[]; state: 'seen' | 'unseen' | 'deleted' }
  /** Takes back what was thrown away last. */
  | { type: 'letters.undo' }
  | { type: 'letters.listed'; items: Letter[]; total: number }
  | { type: 'letters.counted'; counters: LetterCounters }
  | { type: 'letters.changed' }
  | { type: 'letters.refused'; problem: Problem }
  /** A change was not saved: what is shown may be wrong. */
  | { type: 'letters.outdated' }
  /** Hub: somebody has written. */
  | { type: 'letter.arrived'; id: string }
  | { type: 'player.changed'; changed: string[] }
  | { type: 'hub.skipped' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    letters: LettersEvent;
  }
}

export const lettersPorts = {
  /** POST /letters/inbox, /unread or /sent [§7 B letters]; 0-based pages. */
  'letters.list': port<
    { box: LetterBox; search: string; pageIndex: number; pageSize: number },
    { type: 'letters.listed'; items: Letter[]; total: number }
  >('letters.list'),
  /** GET /letters/counters [§3 Letter]. */
  'letters.count': port<undefined, { type: 'letters.counted'; counters: LetterCounters }>(
    'letters.count',
  ),
  /** /letters/view, /delete, /remove-selected or /change-state [§7]. */
  'letters.change': port<
    Change,
    { type: 'letters.changed' } | { type: 'letters.refused'; problem: Problem }
  >('letters.change'),
};
