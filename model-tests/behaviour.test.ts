import { expect, test } from 'vitest';
import { type AnyStateMachine, fromCallback, setup, spawnChild, stopChild } from 'xstate';
import { behaviourOf } from './support/behaviour';
import { walk } from './support/walk';

const line = setup({
  types: {} as { events: { type: 'line.open' | 'line.close' } },
  actors: { 'line.hold': fromCallback(() => undefined) },
  actions: { take: spawnChild('line.hold', { id: 'held' }), drop: stopChild('held') },
});

/** A line that is held while it is open, by the state itself. */
const invoking = line.createMachine({
  id: 'line',
  initial: 'closed',
  states: {
    closed: { on: { 'line.open': 'open' } },
    open: { invoke: { id: 'held', src: 'line.hold' }, on: { 'line.close': 'closed' } },
  },
});

/** One that is taken and dropped, and taken anew when it is opened again. */
const spawning = (anew: readonly ('take' | 'drop')[], closing: readonly 'drop'[]) =>
  line.createMachine({
    id: 'line',
    initial: 'closed',
    states: {
      closed: { entry: [...closing], on: { 'line.open': 'open' } },
      open: {
        entry: [...anew],
        on: { 'line.open': { target: 'open', reenter: true }, 'line.close': 'closed' },
      },
    },
  });

const behaviour = (machine: AnyStateMachine): string[][] =>
  behaviourOf(
    walk({
      machine,
      inputs: [undefined],
      events: [{ type: 'line.open' }, { type: 'line.close' }],
      view: () => undefined,
    }),
    { states: new Set(), edges: new Set() },
  )
    .split('\n')
    .slice(2)
    .map((row) => row.split(' | ').slice(1, 5));

test('what a state opened ends as the state is left', () => {
  expect(behaviour(invoking)).toEqual([
    ['*begins*', '`closed`', ' ', ' '],
    ['`line.open`', '`open`', '`line.hold`', ' '],
    ['`line.close`', '`closed`', ' ', '`line.hold`'],
  ]);
});

test('what is taken in place of another ends that', () => {
  expect(behaviour(spawning(['drop', 'take'], ['drop']))).toEqual([
    ['*begins*', '`closed`', ' ', ' '],
    ['`line.open`', '`open`', '`line.hold`', ' '],
    ['`line.open`', 'stays', '`line.hold`', '`line.hold`'],
    ['`line.close`', '`closed`', ' ', '`line.hold`'],
  ]);
});

test('what is not dropped stays, and is no row of ends', () => {
  const rows = behaviour(spawning(['drop', 'take'], []));
  expect(rows.at(-1)).toEqual(['`line.close`', '`closed`', ' ', ' ']);
});

test('what nobody can end any more is red', () => {
  expect(() => behaviour(spawning(['take'], ['drop']))).toThrow("'held' lives on");
});
