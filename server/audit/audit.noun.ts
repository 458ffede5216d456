import type { Noun } from '../noun';
import { deedKind } from './audit.events';
import { auditProjection } from './audit.projection';
import { auditRoutes } from './audit.routes';

export const auditNoun: Noun = {
  routes: [auditRoutes],
  kinds: [deedKind],
  projections: [auditProjection],
};
