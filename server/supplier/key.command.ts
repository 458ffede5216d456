import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { decideEndKey, decideMakeKey, type KeyOrder } from './key.decider';
import { SUPPLIERS, supplierKeysKind } from './key.events';

type Parts = { store: Pick<Store, 'execute'> };
type Done = Promise<Outcome<{ key: string }>>;

const streams = { keys: streamOf(supplierKeysKind, SUPPLIERS) };

/** Makes a key for a third party, and ends one [decision 201]. */
export const makeKey = ({ store }: Parts, order: KeyOrder): Done =>
  store.execute({
    name: 'makeSupplierKey',
    at: order.at,
    streams,
    decide: (states) => decideMakeKey(states, order),
  });

export const endKey = ({ store }: Parts, order: KeyOrder): Done =>
  store.execute({
    name: 'endSupplierKey',
    at: order.at,
    streams,
    decide: (states) => decideEndKey(states, order),
  });
