import type { AnyStateMachine, InputFrom } from 'xstate';
import type { ControlName, Controls } from '../kit/controls';
import type { Start } from './start';

/** One lifecycle of the house: its machine, the machines of its items, and what it begins with. */
export interface Resident {
  readonly machine: AnyStateMachine;
  readonly items?: Readonly<Record<string, AnyStateMachine>>;
  readonly begins?: (start: Start) => unknown;
}

/**
 * What a noun says of itself: who lives in the house for it, what views mount of it, and the ports
 * that they ask.
 */
export interface Noun {
  readonly residents?: Readonly<Record<string, Resident>>;
  readonly controls?: { readonly [Name in ControlName]?: AnyStateMachine };
  readonly ports?: Readonly<Record<string, object>>;
}

type Whole<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  whole: infer Intersection,
) => void
  ? { [Name in keyof Intersection]: Intersection[Name] }
  : never;

type Part<Nouns extends readonly Noun[], Name extends keyof Noun> = Whole<
  Nouns[number] extends infer One
    ? One extends { [Each in Name]: infer Given }
      ? Given
      : never
    : never
>;

type MachinesOf<Residents> = {
  [Name in keyof Residents]: Residents[Name] extends { machine: infer Machine } ? Machine : never;
};

/** What a list of nouns brings to the house, in the order of the list. */
export interface Household<Nouns extends readonly Noun[]> {
  readonly residents: Readonly<Record<string, Resident>>;
  readonly machines: MachinesOf<Part<Nouns, 'residents'>>;
  readonly controls: Part<Nouns, 'controls'>;
  readonly ports: Part<Nouns, 'ports'>;
}

/** A resident, with what it begins with where its machine needs an input. */
export const resident = <Machine extends AnyStateMachine>(
  machine: Machine,
  more: {
    items?: Readonly<Record<string, AnyStateMachine>>;
    begins?: (start: Start) => InputFrom<Machine>;
  } = {},
) => ({ machine, ...more });

/** Controls whose machines take the input that their words give them. */
type Fitting<Machines> = {
  [Name in keyof Machines]: Name extends ControlName
    ? Controls[Name] extends InputFrom<Machines[Name]>
      ? Machines[Name]
      : Controls[Name]
    : never;
};

/** What a noun brings, with the types of its machines and ports. */
export const noun = <const Given extends Noun>(
  given: Given & { readonly controls?: Fitting<Given['controls']> },
): Given => given;

/** One list of nouns: everything else that names them is taken from it. */
export const household = <const Nouns extends readonly Noun[]>(nouns: Nouns): Household<Nouns> => {
  const residents: Record<string, Resident> = Object.assign(
    {},
    ...nouns.map((noun) => noun.residents),
  );
  const machines = Object.entries(residents).map(([name, { machine }]) => [name, machine]);
  return {
    residents,
    machines: Object.fromEntries(machines) as never,
    controls: Object.assign({}, ...nouns.map((noun) => noun.controls)) as never,
    ports: Object.assign({}, ...nouns.map((noun) => noun.ports)) as never,
  };
};
