import type { Noun } from '../noun';
import { enrichRelation } from './relation.enrich';
import { relationKind } from './relation.events';
import { toldOfRelation } from './relation.export';
import { relationsProjection } from './relation.projection';
import { relationRoutes } from './relation.routes';

export const relationNoun: Noun = {
  routes: [relationRoutes],
  kinds: [relationKind],
  projections: [relationsProjection],
  enriches: (platform) => ({ relation: enrichRelation(platform) }),
  personal: [
    { section: 'relations', table: 'relations', columns: ['player'], told: toldOfRelation },
  ],
};
