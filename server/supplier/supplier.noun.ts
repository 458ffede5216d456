import { inMemory, type Noun, writtenEach } from '../noun';
import { supplierKeysKind } from './key.events';
import { supplierRoutes } from './supplier.routes';
import { transferKind } from './transfer.events';

/** How often each process writes down which keys were used. */
const USED_MS = 60_000;

export const supplierNoun: Noun = {
  routes: [supplierRoutes],
  kinds: [transferKind, supplierKeysKind],
  ...inMemory('supplierKey.turned', ({ suppliers }) => suppliers),
  ...writtenEach(USED_MS, 'which keys were used was not written', ({ suppliers, sql }) =>
    suppliers.writeUsed(sql),
  ),
};
