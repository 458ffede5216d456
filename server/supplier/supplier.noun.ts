import { inMemory, type Noun } from '../noun';
import { supplierKeysKind } from './key.events';
import { supplierRoutes } from './supplier.routes';
import { transferKind } from './transfer.events';

/** How often each process writes down which keys were used. */
const USED_MS = 60_000;

export const supplierNoun: Noun = {
  routes: [supplierRoutes],
  kinds: [transferKind, supplierKeysKind],
  ...inMemory('supplierKey.turned', ({ suppliers }) => suppliers),
  async inEachProcess({ sql, suppliers, log }) {
    const write = () =>
      suppliers
        .writeUsed(sql)
        .catch((error: unknown) => log.error({ error }, 'which keys were used was not written'));
    const writing = setInterval(() => void write(), USED_MS);
    return async () => {
      clearInterval(writing);
      await write();
    };
  },
};
