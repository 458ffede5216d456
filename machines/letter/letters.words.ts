import type { Letter } from '../../contract/letter';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { Change } from './letterChanges.words';

export const letterBoxes = ['inbox', 'unread', 'sent'] as const;
export type LetterBox = (typeof letterBoxes)[number];

export type LettersEvent =
  | SessionFact
  /** The router shows a box of the page; undefined when another page is shown. */
  | { type: 'letters.visit'; box: LetterBox | undefined }
  | { type: 'letters.search'; text: string }
  | { type: 'letters.more' }
  | { type: 'letters.retry' }
  /** One is opened in the reading pane, or none. */
  | { type: 'letters.read'; id: string | undefined }
  /** Taken into the selection, or out of it. */
  | { type: 'letters.mark'; id: string }
  /** What is being saved: shown as done. */
  | ({ type: 'letters.promised' } & Change)
  /** It was not saved. */
  | { type: 'letters.takenBack' }
  | { type: 'letters.listed'; items: Letter[]; total: number }
  /** What is shown may be wrong. */
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
};
