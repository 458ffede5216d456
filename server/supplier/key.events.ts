import type { Fact, JsonObject, StreamKind } from '../store/stream';

/** The key that stands in the settings. */
export const SETTING = 'setting';

interface Turn {
  supplier: string;
  key: string;
  by: string;
  why: string;
  at: string;
}

/** The keys of third parties: their names, never what they sign with; `supplierKeys:suppliers_platform`. */
export type SupplierKeyEvent =
  /** From now on what is signed by it is taken. */
  | ({ type: 'supplierKey.made' } & Turn)
  /** From now on it is not. */
  | ({ type: 'supplierKey.ended' } & Turn);

export interface SupplierKey {
  readonly key: string;
  /** Absent of the one in the settings. */
  readonly at?: string;
}

export interface SupplierKeysState {
  /** By supplier, of those whose keys were ever changed here: the good ones, in the order they were made. */
  readonly keys: Readonly<Record<string, readonly SupplierKey[]>>;
}

/** The keys that are good for a supplier. */
export const keysOf = ({ keys }: SupplierKeysState, supplier: string): readonly SupplierKey[] =>
  keys[supplier] ?? [{ key: SETTING }];

const evolve = (state: SupplierKeysState, event: SupplierKeyEvent): SupplierKeysState => {
  const { supplier, key, at } = event;
  const others = keysOf(state, supplier).filter((one) => one.key !== key);
  const keys = event.type === 'supplierKey.made' ? [...others, { key, at }] : others;
  return { keys: { ...state.keys, [supplier]: keys } };
};

/** Each process keeps them. */
const facts = (_: string, event: SupplierKeyEvent): Fact[] => [
  { audience: 'system', handler: 'supplierKey.turned', body: { ...event } as JsonObject },
];

export const supplierKeysKind: StreamKind<SupplierKeysState, SupplierKeyEvent> = {
  name: 'supplierKeys',
  initial: { keys: {} },
  evolve,
  facts,
};

export const SUPPLIERS = 'suppliers_platform';
