import { problem } from '../../contract/problems';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';
import type { ShelfEvent, ShelfState, ShelfTurn } from './shelf.events';

interface Shelved<Terms> {
  shelf: ShelfState<Terms>;
}
type Decided<Name extends string, Terms> = Decision<
  { shelf: ShelfEvent<Name, Terms>[] },
  { ok: true }
>;

const done = { ok: true } as const;

/** Keeps something as it is said; silent where it is kept so. */
export const decideKeep = <Name extends string, Terms>(
  name: Name,
  { shelf }: Shelved<Terms>,
  { terms, ...turn }: ShelfTurn & { terms: Terms },
): Decided<Name, Terms> => {
  const isSo = canonical(shelf.terms[turn.id] ?? null) === canonical(terms);
  return accept({ shelf: isSo ? [] : [{ type: `${name}.set`, terms, ...turn }] }, done);
};

/** The same of what is kept: refuses `not-found` else. */
export const decideChange = <Name extends string, Terms>(
  name: Name,
  shelved: Shelved<Terms>,
  order: ShelfTurn & { terms: Terms },
): Decided<Name, Terms> =>
  shelved.shelf.terms[order.id] === undefined
    ? refuse(problem('not-found'))
    : decideKeep(name, shelved, order);

/** Keeps it no more: refuses `not-found` where it is not kept. */
export const decideEnd = <Name extends string, Terms>(
  name: Name,
  { shelf }: Shelved<Terms>,
  turn: ShelfTurn,
): Decided<Name, Terms> =>
  shelf.terms[turn.id] === undefined
    ? refuse(problem('not-found'))
    : accept({ shelf: [{ type: `${name}.ended`, ...turn }] }, done);
