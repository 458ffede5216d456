import { type AnyStateMachine, fromCallback } from 'xstate';
import { fillPorts, silentAdapters } from '../../machines/app/ports';

const quiet = fillPorts(silentAdapters);

/** The machine with ports that never answer: the walk itself brings the facts. */
export const silent = <Machine extends AnyStateMachine>(machine: Machine): Machine =>
  machine.provide({
    actors: { ...quiet, submit: fromCallback(() => undefined) },
  }) as Machine;
