import { parseSync } from 'vite';

const isType = ({ type, expression }) => type.startsWith('TS') && expression === undefined;
const isNode = (value) => typeof value?.type === 'string';

/** Every node of a source that runs, with its parents, the nearest first. */
export const nodesOf = (code) => {
  const { program, errors } = parseSync('source.ts', code, { preserveParens: false });
  if (errors.length > 0) throw new Error(errors[0].message);
  const found = [];
  const visit = (node, parents) => {
    found.push({ node, parents });
    for (const child of Object.values(node).flat())
      if (isNode(child) && !isType(child)) visit(child, [node, ...parents]);
  };
  visit(program, []);
  return found;
};

/** A value without what only its type says: `as const`, `satisfies`, `!`. */
export const bare = (node) => (node?.type.startsWith('TS') ? bare(node.expression) : node);

/** The name of a property, undefined where it is computed. */
export const nameOf = ({ key, computed }) =>
  key === undefined || computed ? undefined : (key.name ?? String(key.value));

/** The properties of an object, and those that it spreads on a condition. */
export const propertiesOf = (given) => {
  const node = bare(given);
  if (node?.type === 'LogicalExpression') return propertiesOf(node.right);
  if (node?.type === 'ConditionalExpression')
    return [...propertiesOf(node.consequent), ...propertiesOf(node.alternate)];
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) =>
    property.type === 'SpreadElement' ? propertiesOf(property.argument) : [property],
  );
};

export const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';

/** The fault that takes out a property, or an element of a list, with its comma. */
export const leftOut = (code, { start, end }) => {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  return { start, end: end + comma, put: '' };
};
