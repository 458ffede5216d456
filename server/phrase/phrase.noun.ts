import type { Noun } from '../noun';
import { phraseKind } from './phrase.events';
import { phrasesProjection } from './phrase.projection';
import { phraseRoutes } from './phrase.routes';

export const phraseNoun: Noun = {
  routes: [phraseRoutes],
  kinds: [phraseKind],
  projections: [phrasesProjection],
};
