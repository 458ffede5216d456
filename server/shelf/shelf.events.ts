import type { Fact, JsonObject, StreamKind } from '../store/stream';

/** Who says so of what lies under an id, why, and when (ISO 8601). */
export interface ShelfTurn {
  readonly id: string;
  readonly by: string;
  readonly why: string;
  readonly at: string;
}

/** Something is kept as it is said, or no more. */
export type ShelfEvent<Name extends string, Terms> =
  | ({ type: `${Name}.set`; terms: Terms } & ShelfTurn)
  | ({ type: `${Name}.ended` } & ShelfTurn);

export interface ShelfState<Terms> {
  /** By id. */
  readonly terms: Readonly<Record<string, Terms>>;
  /** What is kept no more, as it was last: some of it stands in what players did. */
  readonly ended: Readonly<Record<string, Terms>>;
}

export type ShelfKind<Name extends string, Terms> = StreamKind<
  ShelfState<Terms>,
  ShelfEvent<Name, Terms>
>;

const evolve = <Name extends string, Terms>(
  { terms, ended }: ShelfState<Terms>,
  event: ShelfEvent<Name, Terms>,
): ShelfState<Terms> => {
  if ('terms' in event) return { terms: { ...terms, [event.id]: event.terms }, ended };
  const { [event.id]: last, ...others } = terms;
  return { terms: others, ended: last === undefined ? ended : { ...ended, [event.id]: last } };
};

/**
 * What the house keeps of one kind and its members say anew as a whole: holidays, tournaments that come
 * again. There is one stream of a kind, `<name>s:<name>s_platform`; it begins with the samples.
 */
export const shelfOf = <Name extends string, Terms>(
  name: Name,
  samples: Readonly<Record<string, Terms>>,
): ShelfKind<Name, Terms> => ({
  name: `${name}s`,
  initial: { terms: samples, ended: {} },
  evolve,
  /** Each process keeps them. */
  facts: (_, event): Fact[] => [
    { audience: 'system', handler: `${name}.turned`, body: { ...event } as unknown as JsonObject },
  ],
});
