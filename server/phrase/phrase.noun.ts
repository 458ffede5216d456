import type { Noun } from '../noun';
import { phraseKind } from './phrase.events';
import { phrasesProjection } from './phrase.projection';
import { phraseRoutes } from './phrase.routes';
import { wordingKind } from './suggestion.events';
import { suggestionsProjection } from './suggestion.projection';

export const phraseNoun: Noun = {
  routes: [phraseRoutes],
  kinds: [phraseKind, wordingKind],
  projections: [phrasesProjection, suggestionsProjection],
  personal: [
    { section: 'suggestions', table: 'suggestions', columns: ['player'] },
    { section: 'suggestionVotes', table: 'suggestion_votes', columns: ['player'] },
  ],
};
