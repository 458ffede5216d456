import type { AnswerOf } from '../../contract/call';
import type { listPhraseGroups, PhraseMap } from '../../contract/phrase';
import type { PhraseGroup } from '../../contract/phraseGroup.rules';
import type { ConnectionFound } from '../connection/connection.words';
import type { LanguageFact } from '../country/locale.words';
import { type PortFailed, port } from '../kit/port';
import type { RouteShown } from '../router/router.words';

/** Published: words that stand from now on; others of the language stay as they are. */
export interface TranslationsLearned {
  type: 'translations.learned';
  language: string;
  phrases: PhraseMap;
}

/** A group of a language, the pages whose phrases it holds, and the version of its words now. */
export type GroupListed = AnswerOf<typeof listPhraseGroups>['groups'][number];

interface Listed {
  type: 'translations.listed';
  language: string;
  groups: readonly GroupListed[];
}

interface Fetched {
  type: 'translations.fetched';
  language: string;
  group: PhraseGroup;
  phrases: PhraseMap;
}

export type TranslationsEvent =
  | LanguageFact
  | TranslationsLearned
  /** A screen is shown with words of its groups. */
  | RouteShown
  /** A view shows words of a group that is not here. */
  | { type: 'translations.want'; groups: readonly PhraseGroup[] }
  | { type: 'translations.retry' }
  | Listed
  | Fetched
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    translations: TranslationsEvent;
  }
}

export const translationsPorts = {
  /** GET /translate/lang/{languageCode}/groups; answers for the language it was asked for. */
  'translations.list': port<{ language: string }, Listed>('translations.list'),
  /** GET /translate/lang/{languageCode}/{group}/{version} of each; one answer for each. */
  'translations.fetch': port<{ language: string; groups: readonly GroupListed[] }, Fetched>(
    'translations.fetch',
  ),
};
