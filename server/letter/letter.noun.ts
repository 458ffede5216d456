import type { Noun } from '../noun';
import { enrichLetter } from './letter.enrich';
import { letterKind } from './letter.events';
import { showsLetter, toldOfLetter } from './letter.export';
import { lettersProjection } from './letter.projection';
import { letterRoutes } from './letter.routes';

export const letterNoun: Noun = {
  routes: [letterRoutes],
  kinds: [letterKind],
  projections: [lettersProjection],
  enriches: (platform) => ({ letter: enrichLetter(platform) }),
  personal: [
    {
      section: 'letters',
      table: 'letters',
      columns: ['sender', 'recipient'],
      shows: showsLetter,
      told: toldOfLetter,
    },
  ],
};
