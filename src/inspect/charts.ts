import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from './chart.rules';

const files = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', {
  eager: true,
});

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/** The chart of every machine of the house, by the machine's id. */
export const charts: ReadonlyMap<string, Chart> = new Map(
  Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .filter(isMachine)
    .map((machine) => [machine.id, chartOf(machine)]),
);
