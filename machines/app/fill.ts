import type { AnyStateMachine } from 'xstate';
import { type AdaptersOf, fill } from '../kit/port';
import type { Household, Noun, Resident } from './noun';
import type { Start } from './start';

type Filled = Record<string, ReturnType<typeof fill>>;

/** The ports, each filled with its adapter: give it to `.provide({ actors })` of any machine. */
export const fillPorts = <Ports extends object>(ports: Ports, adapters: AdaptersOf<Ports>): Ports =>
  Object.fromEntries(
    Object.keys(ports).map((name) => {
      const adapter = (adapters as Record<string, never>)[name];
      if (adapter === undefined) throw new Error(`The port '${name}' has no adapter`);
      return [name, fill(name, adapter)];
    }),
  ) as Ports;

/**
 * The machine with other actors, on the chart that was read as it was made. `provide` reads the
 * chart anew, which for all machines of a page takes longer than anything else before they start.
 */
const withActors = <Machine extends AnyStateMachine>(machine: Machine, actors: object): Machine => {
  const { implementations } = machine;
  const shared = Object.getPrototypeOf(machine);
  const made = Object.assign(Object.create(shared), machine, {
    implementations: { ...implementations, actors: { ...implementations.actors, ...actors } },
  });
  // A machine binds to itself what it is called by.
  for (const [name, own] of Object.entries(made))
    if (typeof own === 'function') made[name] = shared[name].bind(made);
  return made;
};

/** A machine with what it declares filled, few of the hundreds of ports there are: its own stand over them. */
const provided = (machine: AnyStateMachine, filled: object, own: object = {}): AnyStateMachine => {
  const all = filled as Filled;
  const over = own as Filled;
  const declared = Object.keys(machine.implementations.actors).flatMap((name) => {
    const logic = over[name] ?? all[name];
    return logic === undefined ? [] : [[name, logic]];
  });
  return withActors(machine, Object.fromEntries(declared));
};

/** The machine of a resident that takes its part of what the product starts with as its input. */
const begun = (machine: AnyStateMachine, begins: NonNullable<Resident['begins']>) => {
  const initial = machine.getInitialSnapshot.bind(machine);
  machine.getInitialSnapshot = (scope, start) => initial(scope, begins(start as Start));
  return machine;
};

/** The residents of a list, their ports and those of their items filled; each is given the start. */
export const fillResidents = (
  { residents }: Household<readonly Noun[]>,
  filled: object,
): Record<string, AnyStateMachine> =>
  Object.fromEntries(
    Object.entries(residents).map(([name, { machine, items = {}, begins }]) => {
      const own = Object.entries(items).map(([item, logic]) => [item, provided(logic, filled)]);
      const resident = provided(machine, filled, Object.fromEntries(own));
      return [name, begins === undefined ? resident : begun(resident, begins)];
    }),
  );

/** The controls of a list, their ports filled; a form's `submit` is the port of its name. */
export const fillControls = (
  controls: Readonly<Record<string, AnyStateMachine>>,
  filled: object,
): Record<string, AnyStateMachine> =>
  Object.fromEntries(
    Object.entries(controls).map(([name, machine]) => {
      const submit = (filled as Filled)[`${name}.submit`];
      return [name, provided(machine, filled, submit && { submit })];
    }),
  );
