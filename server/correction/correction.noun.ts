import type { Noun } from '../noun';
import { correctionKind } from './correction.events';
import { correctionsProjection } from './correction.projection';

export const correctionNoun: Noun = {
  kinds: [correctionKind],
  projections: [correctionsProjection],
  personal: [
    {
      section: 'corrections',
      table: 'corrections',
      columns: ['player'],
      // Who of staff it was is not the player's to read.
      told: ({ asked_by: _asked, decided_by: _decided, ...rest }) => rest,
    },
  ],
};
