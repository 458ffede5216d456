import type { Noun } from '../noun';
import { jackpotKind } from './jackpot.events';
import { jackpotsProjection } from './jackpot.projection';

export const jackpotNoun: Noun = {
  kinds: [jackpotKind],
  projections: [jackpotsProjection],
};
