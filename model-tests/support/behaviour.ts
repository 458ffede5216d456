import type { AnyMachineSnapshot } from 'xstate';
import { table } from '../../scripts/docs/tables.mjs';
import { type Deed, House, type Seen } from './house';
import { differenceOf, fingerprint, plain, read } from './value';
import { type Path, pathsOf, placeOf, type Step, type Walk } from './walk';

/** What a machine did in one step, or when it began. */
interface Case extends Seen {
  step: Step | undefined;
  input: unknown;
  /** The state that it left; none where it begins. */
  from: string;
  to: string;
  /** The fields of its context that are not as before. */
  changes: Deed[];
  /** Where it stood and all that it did, word for word. */
  print: string;
}

/** The names of the edges and states that were met. */
export interface Coverage {
  states: Set<string>;
  edges: Set<string>;
}

const look = ({ status, value, context }: AnyMachineSnapshot) => ({
  place: status === 'active' ? placeOf(value) : status,
  context: context as Record<string, unknown>,
  fields: Object.fromEntries(Object.entries(context).map(([name, field]) => [name, plain(field)])),
});

/** Walks a path in the house; answers with what its last step did. */
const follow = (house: House, { input, steps }: Path, coverage: Coverage): Case => {
  const last = steps.at(-1);
  const actor = house.enter(input);
  let seen = house.seen();
  let lived: string[] = [];
  let before: ReturnType<typeof look> | undefined;
  const cover = () => {
    for (const { id, from } of seen.edges) {
      coverage.edges.add(id);
      coverage.states.add(from);
    }
    for (const { id } of actor.getSnapshot()._nodes) coverage.states.add(id);
  };
  cover();
  for (const step of steps) {
    if (step === last) before = look(actor.getSnapshot());
    lived = seen.lives;
    if (step.wait === undefined) actor.send(step.event);
    else house.wait(step.wait);
    seen = house.seen();
    cover();
  }
  const at = look(actor.getSnapshot());
  const changes = Object.entries(at.context)
    .filter(([name]) => before !== undefined && before.fields[name] !== at.fields[name])
    .map(([name, value]) => ({ name, with: differenceOf(before?.context[name], value) }));
  const deeds = [seen.asks, seen.ends, seen.tells];
  return {
    ...seen,
    step: last,
    input,
    from: before?.place ?? '',
    to: at.place,
    changes,
    print: plain([input, before, lived, last?.event, last?.wait, at, seen.lives, ...deeds]),
  };
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

const withValue = (name: string, value: unknown): string =>
  `\`${name}\`${isEmpty(value) ? '' : ` ${read(value)}`}`;

/** The same done several times is told once. */
const deedsOf = (deeds: readonly Deed[]): string =>
  groupBy(deeds, ({ name }) => name)
    .map((same) => {
      const often = same.length === 1 ? '' : `${same.length} × `;
      return `${often}${withValue(same[0]?.name ?? '', same[0]?.with)}`;
    })
    .join('<br>');

/** Every field that changes in some case, as the first such case changes it. */
const changesOf = (cases: readonly Case[]): string =>
  groupBy(
    cases.flatMap(({ changes }) => changes),
    ({ name }) => name,
  )
    .map(([first]) => `\`${first?.name}\` = ${read(first?.with)}`)
    .join('<br>');

const causeOf = ({ step, input, edges }: Case): string => {
  if (step === undefined) return `*begins*${isEmpty(input) ? '' : ` ${read(input)}`}`;
  const { type, ...brought } = step.event;
  const timer = edges.find(({ cause }) => cause === 'timer');
  const guards = edges.flatMap(({ guard }) => guard ?? []).map((guard) => `[${guard}]`);
  const name =
    step.wait === undefined ? withValue(type, brought) : `\`after ${timer?.name}\` ${step.wait} ms`;
  return [name, ...guards].join(' ');
};

/** Cases with the same key differ in values alone. */
const keyOf = ({ step, edges, from, to, asks, ends, tells }: Case): string =>
  plain([
    step?.event.type,
    edges.flatMap(({ guard }) => guard ?? []),
    from === to ? 'stays' : to,
    ...[asks, ends, tells].map((deeds) => [...new Set(deeds.map(({ name }) => name))]),
  ]);

const groupBy = <Item>(items: readonly Item[], key: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
};

const printOf = (cases: readonly Case[]): string =>
  fingerprint(
    cases
      .map(({ print }) => print)
      .sort()
      .join('\n'),
  );

const rowOf = (cases: [Case, ...Case[]]): string[] => {
  const [first] = cases;
  const from = new Set(cases.map((each) => each.from).filter((name) => name !== ''));
  return [
    [...from]
      .sort()
      .map((name) => `\`${name}\``)
      .join(' '),
    causeOf(first),
    first.from === first.to ? 'stays' : `\`${first.to}\``,
    deedsOf(first.asks),
    deedsOf(first.ends),
    deedsOf(first.tells),
    changesOf(cases),
    `${cases.length} · ${printOf(cases)}`,
  ];
};

/**
 * The table of what a machine's actor was seen to do: each edge from each place that the walk
 * reaches. Cases that differ in values alone are one row, which shows the values of the first and
 * carries the print of all.
 */
export const behaviourOf = (walk: Walk, coverage: Coverage): string => {
  const house = new House(walk.machine);
  const paths = [...walk.inputs.map((input): Path => ({ input, steps: [] })), ...pathsOf(walk)];
  const cases = paths.map((path) => follow(house, path, coverage));
  const distinct = [...new Map(cases.map((each) => [each.print, each])).values()];
  const rows = groupBy(distinct, keyOf).map((same) => rowOf(same as [Case, ...Case[]]));
  const heads = ['From', 'Event', 'To', 'Asks', 'Ends', 'Tells', 'Changes', 'Cases'];
  return table(heads, rows).join('\n');
};
