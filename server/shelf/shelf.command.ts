import type { Outcome } from '../store/command';
import type { Decision } from '../store/decision';
import type { Store } from '../store/store';
import { decideChange, decideEnd, decideKeep } from './shelf.decider';
import type { ShelfEvent, ShelfState, ShelfTurn } from './shelf.events';
import type { Shelf } from './shelf.registry';

type Parts = { store: Pick<Store, 'execute'> };
type Done = Promise<Outcome<{ ok: true }>>;
type Setting<Terms> = ShelfTurn & { terms: Terms };

const write = <Name extends string, Terms>(
  { store }: Parts,
  name: string,
  shelf: Shelf<Name, Terms>,
  at: string,
  decide: (states: {
    shelf: ShelfState<Terms>;
  }) => Decision<{ shelf: ShelfEvent<Name, Terms>[] }, { ok: true }>,
): Done => store.execute({ name, at, streams: { shelf: shelf.stream }, decide });

/** Keeps something on a shelf as it is said; `name` is the command's. */
export const keepOn = <Name extends string, Terms>(
  parts: Parts,
  name: string,
  shelf: Shelf<Name, Terms>,
  order: Setting<Terms>,
): Done => write(parts, name, shelf, order.at, (states) => decideKeep(shelf.name, states, order));

/** The same of what is kept there. */
export const changeOn = <Name extends string, Terms>(
  parts: Parts,
  name: string,
  shelf: Shelf<Name, Terms>,
  order: Setting<Terms>,
): Done => write(parts, name, shelf, order.at, (states) => decideChange(shelf.name, states, order));

/** Keeps it there no more. */
export const endOn = <Name extends string, Terms>(
  parts: Parts,
  name: string,
  shelf: Shelf<Name, Terms>,
  turn: ShelfTurn,
): Done => write(parts, name, shelf, turn.at, (states) => decideEnd(shelf.name, states, turn));
