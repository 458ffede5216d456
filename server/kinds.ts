import { nouns } from './nouns';
import type { Projection } from './store/projection';
import type { AnyKind } from './store/stream';

/** Each once by this key: a second one would fold or fill what is the first one's. */
const distinct = <Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]) => {
  const keys = items.flatMap(keysOf);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Error(`Two nouns claim '${twice}'`);
  return items;
};

/** Every kind of stream in the log: what `verify` refolds. */
export const kinds: readonly AnyKind[] = distinct(
  nouns.flatMap((noun) => noun.kinds ?? []),
  ({ name }) => [name],
);

const listed = nouns.flatMap((noun) => noun.projections ?? []);
distinct(listed, ({ name }) => [name]);

/** Every table derived from the log; no table is two projections', so their order is free. */
export const projections: readonly Projection[] = distinct(listed, ({ tables }) => tables);
