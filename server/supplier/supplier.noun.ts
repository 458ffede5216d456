import type { Noun } from '../noun';
import { supplierRoutes } from './supplier.routes';
import { transferKind } from './transfer.events';

export const supplierNoun: Noun = {
  routes: [supplierRoutes],
  kinds: [transferKind],
};
