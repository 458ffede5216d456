import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './tables.mjs';

const HEAD = /^exports\[`.* > (\w+) 1`\] = `\n"edges (\d+)\/(\d+)(.*)$/gm;
const BEGINS = '<!-- edges -->\n';
const ENDS = '<!-- /edges -->\n';

const listed = (rest, word) =>
  rest
    .split(' | ')
    .filter((part) => part.startsWith(`${word} `))
    .flatMap((part) => part.slice(word.length + 1).split(', '));

/**
 * What walks of pages have met, by machine, from the texts that they took down: edges that none of
 * a machine's walks reached, and machines that were met beside it.
 */
const viewsIn = (snapshots) => {
  const views = new Map();
  for (const [, name, , , rest] of snapshots.flatMap((text) => [...text.matchAll(HEAD)])) {
    const known = views.get(name);
    const without = listed(rest, 'without').filter((edge) => known?.without.includes(edge) ?? true);
    views.set(name, { without, beside: [...(known?.beside ?? []), ...listed(rest, 'beside')] });
  }
  return views;
};

/** The walks of pages as they were taken down in the committed files. */
export const committedViews = ({ root, files }) =>
  viewsIn(files('model-tests', '.snap').map((file) => readFileSync(join(root, file), 'utf8')));

/** Of each machine with a walk: its edges, and those that its page and the product leave out. */
const machineRows = async (house) => {
  const { walks } = await house.load('model-tests/walks.ts');
  const { products } = await house.load('model-tests/product/products.ts');
  const { edgesOf } = await house.load('model-tests/support/walk.ts');
  const { productEdges } = await house.load('model-tests/support/product.ts');
  const views = committedViews(house);
  return Object.entries(walks)
    .map(([name, walk]) => {
      const edges = edgesOf(walk.machine).size;
      const view = views.get(name);
      const product = products[name];
      return {
        name,
        edges,
        actor: edges,
        view: view === undefined ? 0 : edges - view.without.length,
        product: product === undefined ? 0 : productEdges(product).size,
      };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
};

/** Of each shared lifecycle: its steps, all of which deciders and product are driven along. */
const lifecycleRows = async ({ load }) => {
  const lifecycles = await load('contract/lifecycles.ts');
  const { stepsOf } = await load('model-tests/support/lifecycle.ts');
  return Object.entries(lifecycles).map(([name, lifecycle]) => ({
    name: name.replace(/Lifecycle$/, ''),
    steps: stepsOf(lifecycle).length,
  }));
};

const sum = (rows, field) => rows.reduce((total, row) => total + row[field], 0);

const totalsOf = (machines, lifecycles) => {
  const edges = sum(machines, 'edges');
  const steps = sum(lifecycles, 'steps');
  const row = (subject, of, all, met) => [subject, of, ...[all, met, all - met].map(String)];
  return table(
    ['Subject', 'Of', 'Edges', 'Met', 'Excluded'],
    [
      row('actor', `${machines.length} machines`, edges, sum(machines, 'actor')),
      row('view', `${machines.length} machines`, edges, sum(machines, 'view')),
      row('decider', `${lifecycles.length} lifecycles`, steps, steps),
      row('product', `${lifecycles.length} lifecycles`, steps, steps),
      row('product', `${machines.length} machines`, edges, sum(machines, 'product')),
    ],
  );
};

const page = (machines, lifecycles) =>
  `${[
    '# Edges',
    '',
    'Every edge and the subjects that are driven along it, drawn by `npm run docs` from the walks and',
    'from what the walks of pages have taken down. `·` is a subject without a walk: the reasons stand',
    'in [`model-tests/unwalked.ts`](../model-tests/unwalked.ts); those of single edges in `without` of',
    'the walk.',
    '',
    ...totalsOf(machines, lifecycles),
    '',
    '## Machines',
    '',
    ...table(
      ['Machine', 'Edges', 'Actor', 'View', 'Product'],
      machines.map(({ name, edges, actor, view, product }) => [
        `[${name}](machines/${name}.md)`,
        ...[edges, actor].map(String),
        ...[view, product].map((met) => (met === 0 ? '·' : String(met))),
      ]),
    ),
    '',
    '## Shared lifecycles',
    '',
    ...table(
      ['Lifecycle', 'Steps', 'Decider', 'Product'],
      lifecycles.map(({ name, steps }) => [name, ...[steps, steps, steps].map(String)]),
    ),
  ].join('\n')}\n`;

/** The text with what stands between the marks drawn anew. */
const redrawn = (text, lines) => {
  const [before, rest] = text.split(BEGINS);
  const after = rest?.split(ENDS)[1];
  if (after === undefined) throw new Error('docs/testing.md has no place for the sum of edges');
  return `${before}${BEGINS}${lines.join('\n')}\n${ENDS}${after}`;
};

/** The page of edges, and its sum in the page on testing. */
export const edgeDocuments = async (house) => {
  const machines = await machineRows(house);
  const lifecycles = await lifecycleRows(house);
  const testing = join(house.root, 'docs/testing.md');
  return [
    { path: 'docs/edges.md', content: () => page(machines, lifecycles) },
    {
      path: 'docs/testing.md',
      content: () => redrawn(readFileSync(testing, 'utf8'), totalsOf(machines, lifecycles)),
    },
  ];
};
