import { SUPPLIER_KEYS_MAX } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import { keysOf, type SupplierKeyEvent, type SupplierKeysState } from './key.events';

export interface KeyOrder {
  supplier: string;
  key: string;
  by: string;
  why: string;
  at: string;
}

type States = { keys: SupplierKeysState };
type Decided = Decision<{ keys: SupplierKeyEvent[] }, { key: string }>;

/** Makes another key; of more than there may be, none. */
export const decideMakeKey = ({ keys }: States, order: KeyOrder): Decided => {
  const good = keysOf(keys, order.supplier);
  if (good.some(({ key }) => key === order.key)) return accept({ keys: [] }, { key: order.key });
  return good.length >= SUPPLIER_KEYS_MAX
    ? refuse(problem('step-illegal'))
    : accept({ keys: [{ type: 'supplierKey.made', ...order }] }, { key: order.key });
};

/** Ends a key that is good. */
export const decideEndKey = ({ keys }: States, order: KeyOrder): Decided =>
  keysOf(keys, order.supplier).some(({ key }) => key === order.key)
    ? accept({ keys: [{ type: 'supplierKey.ended', ...order }] }, { key: order.key })
    : refuse(problem('not-found'));
