import { bare, isText, leftOut, nameOf, nodesOf, propertiesOf } from './source.mjs';

const STEP = ['target', 'guard', 'actions', 'reenter'];
const TABLES = ['on', 'after'];
const LISTS = ['always', 'onDone', 'onError'];
const ON_CHILDREN = ['spawnChild', 'stopChild'];

const valueOf = (object, name) =>
  object.properties.find((property) => nameOf(property) === name)?.value;
/** Implementations stand in a table by name; what a step does says its `type`. */
const isTable = (node) => node?.type === 'ObjectExpression' && valueOf(node, 'type') === undefined;

const isStep = (given) => {
  const node = bare(given);
  if (node?.type !== 'ObjectExpression' || node.properties.length === 0) return false;
  const isOnlyStep = node.properties.every((property) => STEP.includes(nameOf(property)));
  return isOnlyStep && !isTable(valueOf(node, 'actions'));
};

/** Where a chart's edges stand: entries of `on` and `after`, lists, and objects that help to make them. */
const edgesOf = (nodes) => {
  const edges = new Set();
  for (const { node } of nodes) {
    if (node.type !== 'Property') continue;
    const value = bare(node.value);
    if (TABLES.includes(nameOf(node))) for (const edge of propertiesOf(value)) edges.add(edge);
    const isMade = value?.type === 'ArrayExpression' ? value.elements.some(isStep) : isStep(value);
    if (LISTS.includes(nameOf(node)) || (isMade && !STEP.includes(nameOf(node)))) edges.add(node);
  }
  return [...edges];
};

/** A child that is begun or ended among other things: `enqueue.stopChild(…)`. */
const isOnChild = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  ON_CHILDREN.includes(callee.property.name);

/** The whole of a value, or each of several in a list. */
const partsOf = (property) => {
  const value = bare(property.value);
  const isList = value.type === 'ArrayExpression';
  if (isList && value.elements.length === 0) return [];
  return isList && value.elements.length > 1 ? value.elements : [property];
};

const textsOf = (given) => {
  const node = bare(given);
  if (node?.type === 'ConditionalExpression')
    return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  return isText(node) ? [node] : [];
};

/** The next of the names around the one that is given, undefined where there is no other. */
const nextOf = (names, name) => {
  const others = names.filter((other, index) => names.indexOf(other) === index);
  const next = others[(others.indexOf(name) + 1) % others.length];
  return next === name ? undefined : next;
};

/** Another state beside the target: `.open`, `#hub.open` and `open` become its neighbour. */
const neighbourOf = (families, { start, value }) => {
  const [, path, name] = /^(.*?)([^.#]+)$/.exec(value) ?? [];
  const known = families.filter(({ names }) => names.includes(name));
  const around = known.filter((family) => family.start < start && start < family.end);
  const next = nextOf((around.at(-1) ?? known[0])?.names ?? [], name);
  return next === undefined ? undefined : `${path}${next}`;
};

/** The faults of a chart's source: `{kind, start, end, put}` each, in its order. */
export const chartFaults = (code) => {
  const nodes = nodesOf(code);
  const faults = [];
  const plant = (kind, fault) => faults.push({ kind, ...fault });
  const namesIn = (table) =>
    nodes
      .filter(({ node }) => node.type === 'Property' && nameOf(node) === table)
      .map(({ node: { value } }) => ({
        start: value.start,
        end: value.end,
        names: propertiesOf(value).map(nameOf).filter(Boolean),
      }));
  const families = namesIn('states');
  const delays = [...namesIn('delays'), ...namesIn('after')].flatMap(({ names }) => names);
  const retarget = (target) => {
    const put = neighbourOf(families, target);
    if (put !== undefined)
      plant('retarget', { start: target.start, end: target.end, put: `'${put}'` });
  };

  for (const edge of edgesOf(nodes)) {
    for (const part of partsOf(edge)) plant('drop', leftOut(code, part));
    for (const text of textsOf(edge.value)) retarget(text);
  }
  for (const { node, parents } of nodes) {
    if (isOnChild(node)) plant('dropChild', { start: node.start, end: node.end, put: 'undefined' });
    if (node.type !== 'Property') continue;
    const name = nameOf(node);
    if (name === 'invoke')
      for (const part of partsOf(node)) plant('dropChild', leftOut(code, part));
    if (name === 'target' && isStep(parents[0]))
      for (const text of textsOf(node.value)) retarget(text);
    if (name === 'guard' && isStep(parents[0])) plant('unguard', leftOut(code, node));
    const does = name === 'entry' || name === 'exit' || (name === 'actions' && isStep(parents[0]));
    if (does) for (const part of partsOf(node)) plant('dropAction', leftOut(code, part));
    if (name === 'after')
      for (const { key, computed } of propertiesOf(node.value)) {
        const put = nextOf(delays, computed ? undefined : nameOf({ key })) ?? '1';
        const around = computed ? 1 : 0;
        plant('swapDelay', { start: key.start - around, end: key.end + around, put });
      }
  }
  return faults.sort((one, other) => one.start - other.start || one.end - other.end);
};
