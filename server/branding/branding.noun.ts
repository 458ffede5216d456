import type { Look } from '../../contract/look.desk';
import type { Noun } from '../noun';
import { brandingRoutes } from './branding.routes';
import { lookKind } from './look.events';
import { looksProjection } from './look.projection';

export const brandingNoun: Noun = {
  routes: [brandingRoutes],
  kinds: [lookKind],
  projections: [looksProjection],
  prepare: ({ look, store }) => look.read(store),
  reactions: ({ look }) => ({
    'look.published': (body) => look.wear(body['look'] as unknown as Look),
  }),
};
