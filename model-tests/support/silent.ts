import { type AnyStateMachine, fromCallback } from 'xstate';
import { fillPorts } from '../../machines/app/fill';
import { ports } from '../../machines/app/furnish';
import { silentAdapters } from '../../machines/app/whole';

const quiet = fillPorts(ports, silentAdapters);

/** The machine, and those of its items, with ports that never answer: the walk brings the facts. */
export const silent = <Machine extends AnyStateMachine>(
  machine: Machine,
  items: Readonly<Record<string, AnyStateMachine>> = {},
): Machine =>
  machine.provide({
    actors: {
      ...quiet,
      submit: fromCallback(() => undefined),
      ...Object.fromEntries(Object.entries(items).map(([name, item]) => [name, silent(item)])),
    },
  }) as Machine;
