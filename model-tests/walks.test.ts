import { afterAll, expect, test } from 'vitest';
import { type Coverage, edgesOf, nodesOf, pathsOf, type Walk, walkPath } from './support/walk';
import { walks } from './walks';

interface Row {
  machine: string;
  paths: number;
  states: string;
  edges: string;
}
const table: Row[] = [];
const missing: string[] = [];

const without = (all: Iterable<string>, seen: Set<string>): string[] =>
  [...all].filter((name) => !seen.has(name));

test.each(Object.entries(walks))('%s: every edge is walked on the actor', (name, described) => {
  const walk = described as unknown as Walk;
  const coverage: Coverage = { states: new Set(), edges: new Set() };
  const paths = pathsOf(walk);
  for (const path of paths) {
    walkPath(walk, path, coverage, (actual, expected) => expect(actual).toEqual(expected));
  }
  const states = nodesOf(walk.machine).map(({ id }) => id);
  const edges = [...edgesOf(walk.machine).values()];
  const unseen = [...without(states, coverage.states), ...without(edges, coverage.edges)];
  table.push({
    machine: name,
    paths: paths.length,
    states: `${states.length - without(states, coverage.states).length}/${states.length}`,
    edges: `${edges.length - without(edges, coverage.edges).length}/${edges.length}`,
  });
  missing.push(...unseen);
  expect(unseen).toEqual([]);
});

afterAll(() => {
  console.table(table);
  for (const name of missing) console.log(`not covered: ${name}`);
});
