import type { Problem } from '../../contract/problems';
import type { Suggestion, Wording, WordingStudy } from '../../contract/suggestion';
import type { ConnectionFound } from '../connection/connection.words';
import type { LanguageFact } from '../country/locale.words';
import { type PortFailed, port } from '../kit/port';

/** Words of a player's own, as they are sent [§7 C translate/update]. */
export interface Sent {
  lang: string;
  slug: string;
  translate: string;
}

/** Published: a player's words for a phrase were taken, or wait in the outbox. */
export interface WordingSuggested {
  type: 'wording.suggested';
  language: string;
  slug: string;
}

type Studied = { type: 'phraseEditor.loaded'; slug: string } & WordingStudy;
type Refused = { type: 'phraseEditor.refused'; problem: Problem };

export type PhraseEditorEvent =
  /** `beside` are the phrases that stand in the same place, and plural forms; it is one of them. */
  | { type: 'phraseEditor.open'; wording: Wording; beside: Wording[] }
  | { type: 'phraseEditor.close' }
  | { type: 'phraseEditor.write'; text: string }
  | { type: 'phraseEditor.suggest' }
  /** Takes back what was not sent yet. */
  | { type: 'phraseEditor.hold' }
  | { type: 'phraseEditor.vote'; id: string }
  | { type: 'phraseEditor.retry' }
  | Studied
  | { type: 'phraseEditor.voted'; suggestion: Suggestion }
  | { type: 'phraseEditor.unvoted'; problem: Problem }
  | { type: 'phraseEditor.saved'; suggestion: Suggestion }
  | Refused
  | LanguageFact
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    phraseEditor: PhraseEditorEvent;
  }
}

export const phraseEditorPorts = {
  /** GET /translate/wording/{languageCode}: of one phrase. */
  'phraseEditor.load': port<{ language: string; slug: string }, Studied>('phraseEditor.load'),
  /** POST /translate/upvote [§7 C]. */
  'phraseEditor.vote': port<
    { id: string },
    | { type: 'phraseEditor.voted'; suggestion: Suggestion }
    | { type: 'phraseEditor.unvoted'; problem: Problem }
  >('phraseEditor.vote'),
  /** POST /translate/update [§7 C]; without a connection it waits in the outbox. */
  'phraseEditor.save': port<Sent, { type: 'phraseEditor.saved'; suggestion: Suggestion } | Refused>(
    'phraseEditor.save',
  ),
};
