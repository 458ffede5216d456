import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './tables.mjs';

const idOf = (state) => state.replaceAll(/[^A-Za-z0-9]/g, '_');

/** The Mermaid text of a chart. Lines stand after all states, or Mermaid would move the states. */
export const diagramOf = (chart, { linesOf, labelOf, ANY }) => {
  const lines = linesOf(chart);
  const childrenOf = (id) => chart.states.filter(({ parent }) => parent === id);
  const anyOf = (id) => lines.some(({ from }) => from === `${id}${ANY}`);
  const inside = (state, indent) => [
    ...(state.initial ? [`${indent}[*] --> ${idOf(state.initial)}`] : []),
    ...(anyOf(state.id) ? [`${indent}state "any of these" as ${idOf(`${state.id}${ANY}`)}`] : []),
    ...childrenOf(state.id).flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? [`${indent}--`] : []),
      ...draw(child, indent),
    ]),
  ];
  const draw = (state, indent) => {
    const name = [state.key, ...state.invokes.map((port) => `⇄ ${port}`)].join(' ');
    const head = `${indent}state "${name}" as ${idOf(state.id)}`;
    return childrenOf(state.id).length === 0
      ? [head]
      : [`${head} {`, ...inside(state, `${indent}  `), `${indent}}`];
  };
  return [
    'stateDiagram-v2',
    ...inside(chart.states[0], '  '),
    ...lines.map(
      ({ from, to, edges }) =>
        `  ${idOf(from)} --> ${idOf(to)} : ${edges.map(labelOf).join('<br>') || ' '}`,
    ),
  ];
};

/** The first sentence of the comment above `export const <name>`, '' without one. */
export const sentenceOf = (source, name) => {
  const [before] = source.split(new RegExp(`^export const ${name}\\b`, 'm'));
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before ?? '')?.[1] ?? '';
  const text = comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
};

const places = (count) => (count === 1 ? 'one state' : `${count} states`);

const kinds = {
  resident: 'A resident of the root',
  late: 'A resident of the root that arrives in a chunk of its own,',
  spawned: 'A machine that others spawn',
};

const introduction = (chart, kind) => {
  const [root, ...states] = chart.states;
  const first = states.find(({ id }) => id === root.initial);
  return `${kinds[kind]} with ${places(states.length)}; it begins in \`${first?.key ?? root.key}\`.`;
};

const nameOf = ({ id, parent }, root) => (parent === undefined ? id : id.slice(root.length + 1));

const BEHAVIOUR = '\n## Behaviour\n\n';

/** The table of behaviour on the page of a machine, '' where it has none. */
export const behaviourIn = (page) => page.split(BEHAVIOUR)[1]?.trimEnd() ?? '';

/** The page of one machine. */
export const pageOf = (machine, tools) => {
  const { chart, file, sentence, kind, behaviour } = machine;
  const [root, ...states] = chart.states;
  const shown = [...(root.says === '' && states.length > 0 ? [] : [root]), ...states];
  const always = root.invokes.map((port) => `\`${port}\``).join(', ');
  return `${[
    `# ${chart.id}`,
    '',
    [sentence, introduction(chart, kind)].filter((part) => part !== '').join(' '),
    ...(always === '' ? [] : ['', `Runs as long as it lives: ${always}.`]),
    '',
    '```mermaid',
    ...diagramOf(chart, tools),
    '```',
    '',
    ...table(
      ['State', 'What it says', 'Specification', 'Tags', 'Invokes'],
      shown.map((state) => [
        `\`${nameOf(state, root.id)}\``,
        state.says,
        state.spec,
        state.tags.map((tag) => `\`${tag}\``).join(' '),
        state.invokes.map((port) => `\`${port}\``).join(' '),
      ]),
    ),
    '',
    `⇄ names a port that is open while the state is active. Drawn from [\`${file}\`](../../${file}).`,
    ...(behaviour === '' ? [] : [BEHAVIOUR + behaviour]),
  ].join('\n')}\n`;
};

const index = (machines) => {
  const list = (wanted) =>
    machines
      .filter(({ kind }) => kind === wanted)
      .map(({ chart, sentence }) => {
        const [root, ...states] = chart.states;
        const first = states.find(({ id }) => id === root.initial);
        const begins = sentence === '' ? `Begins: ${first?.says ?? ''}` : sentence;
        return [`[${chart.id}](${chart.id}.md)`, begins, String(states.length)];
      });
  const heads = ['Machine', 'What it is', 'States'];
  return `${[
    '# Machines',
    '',
    `The ${machines.length} charts of \`machines/\`, drawn by \`npm run docs\`.`,
    '',
    '## Residents of the root',
    '',
    ...table(heads, list('resident')),
    '',
    '## Residents that arrive late',
    '',
    ...table(heads, list('late')),
    '',
    '## Spawned by others',
    '',
    ...table(heads, list('spawned')),
    '',
    '## How to read a table of behaviour',
    '',
    'Each page ends with what the actor was seen to do: a row for each event from each state that',
    'leads to the same end, asks and ends the same ports and tells the same hearers. `Asks` names ports',
    'and machines that are opened, with their input; `Ends` those that were open and are no more; `Tells`',
    'who is told what (`everyone` hears what is published); `Changes` the fields of the context that end',
    'otherwise in some case. Values are those of the first case; the last column counts the cases and',
    'prints every value of all of them, with what is open before and after.',
    'The model tests hold the actor against these tables: a difference is a change of behaviour, which',
    '`npm run docs` writes down for whoever reads the commit.',
  ].join('\n')}\n`;
};

const isMachine = (value) =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/** Machines that no chart stands for: their pages would be missing without a word. */
export const undrawnOf = (names, machines) =>
  names.filter((name) => !machines.some(({ chart }) => chart.id === name));

/**
 * The table of behaviour of a machine. It is the second opinion that the model tests hold the actor
 * against: of a machine that is not walked anew it stays as committed.
 */
const behaviourFor = async (name, { root, load, isCheck, named }) => {
  const isWalked = !isCheck && (named.length === 0 || named.includes(name));
  if (!isWalked) {
    const page = join(root, `docs/machines/${name}.md`);
    return existsSync(page) ? behaviourIn(readFileSync(page, 'utf8')) : '';
  }
  const { walks } = await load('model-tests/walks.ts');
  const { behaviourOf } = await load('model-tests/support/behaviour.ts');
  const coverage = { states: new Set(), edges: new Set() };
  return name in walks ? behaviourOf(walks[name], coverage) : '';
};

/** Every machine that a file of `machines/` exports, sorted by name. */
const findMachines = async (house) => {
  const { root, files, load } = house;
  const { chartOf } = await load('src/inspect/chart.rules.ts');
  const { near } = await load('machines/app/near.ts');
  const { late } = await load('machines/app/late.ts');
  const kindOf = (name) => {
    if (Object.hasOwn(near.residents, name)) return 'resident';
    return Object.hasOwn(late.residents, name) ? 'late' : 'spawned';
  };
  const found = [];
  for (const file of files('machines', '.machine.ts')) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [name, machine] of Object.entries(await load(file))) {
      if (!isMachine(machine)) continue;
      found.push({
        chart: chartOf(machine),
        file,
        sentence: sentenceOf(source, name),
        kind: kindOf(machine.id),
        behaviour: await behaviourFor(machine.id, house),
      });
    }
  }
  const undrawn = undrawnOf(
    [...Object.keys(near.residents), ...Object.keys(late.residents), ...house.named],
    found,
  );
  if (undrawn.length > 0) throw new Error(`no chart has the id ${undrawn}`);
  return found.sort((one, other) => (one.chart.id < other.chart.id ? -1 : 1));
};

/** A page per machine, and their index. */
export const machineDocuments = async (house) => {
  const machines = await findMachines(house);
  const tools = await house.load('src/inspect/chart.rules.ts');
  return [
    { path: 'docs/machines/README.md', content: () => index(machines) },
    ...machines.map((machine) => ({
      path: `docs/machines/${machine.chart.id}.md`,
      content: () => pageOf(machine, tools),
    })),
  ];
};
