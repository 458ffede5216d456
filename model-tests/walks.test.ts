import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { behaviourIn } from '../scripts/docs/machines.mjs';
import { behaviourOf, type Coverage } from './support/behaviour';
import { edgesOf, nodesOf, type Walk } from './support/walk';
import { walks } from './walks';

interface Row {
  machine: string;
  rows: number;
  states: string;
  edges: string;
}
const table: Row[] = [];
const missing: string[] = [];

const without = (all: Iterable<string>, seen: Set<string>): string[] =>
  [...all].filter((name) => !seen.has(name));

/** The table as it was committed: never what the chart under test would say of itself. */
const committed = (name: string): string =>
  behaviourIn(readFileSync(new URL(`../docs/machines/${name}.md`, import.meta.url), 'utf8'));

test.each(Object.entries(walks))('%s: behaves as its table says, every edge', (name, described) => {
  const walk = described as unknown as Walk;
  const coverage: Coverage = { states: new Set(), edges: new Set() };
  const behaviour = behaviourOf(walk, coverage);
  const states = nodesOf(walk.machine).map(({ id }) => id);
  const edges = [...edgesOf(walk.machine).values()];
  const unseen = [...without(states, coverage.states), ...without(edges, coverage.edges)];
  table.push({
    machine: name,
    rows: behaviour.split('\n').length - 2,
    states: `${states.length - without(states, coverage.states).length}/${states.length}`,
    edges: `${edges.length - without(edges, coverage.edges).length}/${edges.length}`,
  });
  missing.push(...unseen);
  expect(unseen).toEqual([]);
  expect(walk.machine.id).toBe(name);
  expect(behaviour.split('\n')).toEqual(committed(name).split('\n'));
});

afterAll(() => {
  console.table(table);
  for (const name of missing) console.log(`not covered: ${name}`);
});
