import * as contract from '../../contract/supplier.desk';
import { auditedBy } from '../audit/audit.store';
import { cutPage } from '../http/page';
import { type Asked, doneOf, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { idOfKey } from '../secret/secret';
import type { Json } from '../store/stream';
import { endKey, makeKey } from '../supplier/key.command';
import { keysOf, type SupplierKeysState } from '../supplier/key.events';

/** Third parties and the keys by which they sign [decision 201]. */
export const supplierDesk = ({ sql, store, suppliers, catalogue }: Platform): Route[] => {
  const list = async ({ body }: Asked<typeof contract.listSupplierKeys>) => {
    const text = body.search.trim().toLowerCase();
    const [used, open] = await Promise.all([
      sql<{ supplier: string; key: string; at: Date }[]>`
        select supplier, key, at from supplier_keys_used`,
      sql<{ supplier: string; count: number }[]>`
        select supplier, count(*)::int from open_rounds where supplier is not null
        group by supplier`,
    ]);
    const items = suppliers.all
      .filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(text))
      .flatMap(({ id, name, launchUrl }) => {
        const games = catalogue.all.filter(({ supplier }) => supplier?.id === id);
        const known = {
          ...{ supplier: id, name, launchUrl },
          games: games.map(({ game }) => game.defaultName),
          openRounds: open.find((row) => row.supplier === id)?.count ?? 0,
        };
        const keys = suppliers.keysOf(id);
        if (keys.length === 0) return [{ _id: id, ...known }];
        return keys.map(({ key, at }) => {
          const usedAt = used.find((row) => row.supplier === id && row.key === key)?.at;
          return {
            ...{ _id: `${id} ${key}`, ...known, key },
            ...(at !== undefined && { madeAt: at }),
            ...(usedAt !== undefined && { usedAt: usedAt.toISOString() }),
          };
        });
      });
    return cutPage(items, body);
  };

  type Turning = typeof contract.makeSupplierKey | typeof contract.endSupplierKey;

  /** The store as one member writes it; of keys the audit has the names alone. */
  const audited = (call: Turning, { body: { supplier, why }, caller }: Asked<Turning>) => {
    const look = (states: Readonly<Record<string, unknown>>): Json =>
      keysOf(states['keys'] as SupplierKeysState, supplier).map(({ key }) => key);
    return { store: auditedBy(store, caller, call, { subject: supplier, why, look }) };
  };
  const isKnown = (supplier: string) => suppliers.all.some(({ id }) => id === supplier);

  const make = async (asked: Asked<typeof contract.makeSupplierKey>) => {
    const { supplier, why } = asked.body;
    if (!isKnown(supplier)) return refused('not-found');
    const key = idOfKey('key', asked.key);
    const order = { supplier, key, by: asked.caller.staff, why, at: asked.now };
    const outcome = await makeKey(audited(contract.makeSupplierKey, asked), order);
    return 'refused' in outcome ? outcome : { secret: suppliers.secretOf(supplier, key) };
  };

  const end = async (asked: Asked<typeof contract.endSupplierKey>) => {
    const { supplier, key, why } = asked.body;
    if (!isKnown(supplier)) return refused('not-found');
    const order = { supplier, key, by: asked.caller.staff, why, at: asked.now };
    return doneOf(await endKey(audited(contract.endSupplierKey, asked), order));
  };

  return [
    on(contract.listSupplierKeys, list),
    on(contract.makeSupplierKey, make),
    on(contract.endSupplierKey, end),
  ];
};
