import type { PhraseMap } from '../../contract/phrase';
import type { ConnectionFound } from '../connection/connection.words';
import type { LanguageFact } from '../country/locale.words';
import { type PortFailed, port } from '../kit/port';
import type { RoomHeard, RoomMissed } from '../socket/socket.words';

export type WordingsEvent =
  | { type: 'wordings.read'; language: string; phrases: PhraseMap }
  | LanguageFact
  | RoomHeard
  | RoomMissed
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    wordings: WordingsEvent;
  }
}

export const wordingsPorts = {
  /** GET /translate/lang/{languageCode} [§7 C]; answers for the language it was asked for. */
  'wordings.read': port<
    { language: string },
    { type: 'wordings.read'; language: string; phrases: PhraseMap }
  >('wordings.read'),
};
