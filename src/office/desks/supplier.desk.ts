import * as contract from '../../../contract/supplier.desk';
import { type DeskLook, deed, paged, why } from '../look';
import { say, sayCount, sayWhen } from '../say';

/** A row is of a supplier and a key. */
const supplierOf = (row: string): string => row.split(' ')[0] ?? '';
const keyOf = (row: string): string => row.split(' ')[1] ?? '';

/** The name of a key as people tell it from others: its end. */
const sayKey = (key: string | undefined): string => {
  if (key === undefined) return say('none: nothing is taken');
  return key === 'setting' ? say('of the settings') : `…${key.slice(-6)}`;
};

/** Third parties and the keys by which they sign [decision 201]. */
export const suppliers: DeskLook<contract.SupplierKeyKept> = {
  title: 'Suppliers',
  list: { call: contract.listSupplierKeys, body: paged },
  name: ({ name }) => name,
  columns: [
    { title: 'Key', cell: ({ key }) => sayKey(key) },
    {
      title: 'Made',
      cell: ({ madeAt }) => (madeAt === undefined ? '' : sayWhen(madeAt)),
    },
    {
      title: 'Used last',
      cell: ({ key, usedAt }) => {
        if (usedAt !== undefined) return sayWhen(usedAt);
        return key === undefined ? '' : say('never');
      },
    },
    { title: 'Games', cell: ({ games }) => games.join(', ') },
    { title: 'Open rounds', cell: ({ openRounds }) => sayCount(openRounds), end: true },
    { title: 'Opens at', cell: ({ launchUrl }) => launchUrl },
  ],
  deeds: [
    deed(
      contract.makeSupplierKey,
      (id, { why: reason = '' }) => ({ supplier: supplierOf(id), why: reason }),
      { label: 'Make another key', right: 'write', fields: [why] },
    ),
    deed(
      contract.endSupplierKey,
      (id, { why: reason = '' }) => ({ supplier: supplierOf(id), key: keyOf(id), why: reason }),
      {
        label: 'End this key',
        right: 'write',
        tone: 'danger',
        fields: [why],
        when: ({ key }) => key !== undefined,
      },
    ),
  ],
  empty: 'The settings name no third party that is called so.',
};
