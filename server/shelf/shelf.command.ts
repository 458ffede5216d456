import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { decideChange, decideEnd, decideKeep } from './shelf.decider';
import type { ShelfTurn } from './shelf.events';
import type { Shelf } from './shelf.registry';

type Parts = { store: Pick<Store, 'execute'> };
type Done = Promise<Outcome<{ ok: true }>>;

/** Keeps something on a shelf as it is said; `name` is the command's. */
export const keepOn = <Name extends string, Terms>(
  { store }: Parts,
  name: string,
  shelf: Shelf<Name, Terms>,
  order: ShelfTurn & { terms: Terms },
): Done =>
  store.execute({
    name,
    at: order.at,
    streams: { shelf: shelf.stream },
    decide: (states) => decideKeep(shelf.name, states, order),
  });

/** The same of what is kept there. */
export const changeOn = <Name extends string, Terms>(
  { store }: Parts,
  name: string,
  shelf: Shelf<Name, Terms>,
  order: ShelfTurn & { terms: Terms },
): Done =>
  store.execute({
    name,
    at: order.at,
    streams: { shelf: shelf.stream },
    decide: (states) => decideChange(shelf.name, states, order),
  });

/** Keeps it there no more. */
export const endOn = <Name extends string, Terms>(
  { store }: Parts,
  name: string,
  shelf: Shelf<Name, Terms>,
  order: ShelfTurn,
): Done =>
  store.execute({
    name,
    at: order.at,
    streams: { shelf: shelf.stream },
    decide: (states) => decideEnd(shelf.name, states, order),
  });
