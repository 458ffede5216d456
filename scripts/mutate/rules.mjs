import { isText, leftOut, nameOf, nodesOf } from './source.mjs';

const CONTRARY = { '&&': '||', '||': '&&', '===': '!==', '!==': '===' };
const SIGN = { '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=' };
const BOUND = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const CONDITIONAL = ['IfStatement', 'ConditionalExpression', 'WhileStatement'];
const BOUNDING = ['min', 'max', 'slice'];

/** Texts are put together by the sign of sums. */
const isWritten = (node) =>
  isText(node) ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'BinaryExpression' && (isWritten(node.left) || isWritten(node.right)));

const isBound = (node, [parent]) => {
  if (node.type !== 'Literal' || !Number.isInteger(node.value)) return false;
  if (parent.type === 'BinaryExpression') return Object.hasOwn(BOUND, parent.operator);
  const isGiven = parent.type === 'CallExpression' && parent.arguments.includes(node);
  return isGiven && BOUNDING.includes(parent.callee.property?.name);
};

const isHappening = ({ type, properties }) =>
  type === 'ObjectExpression' && properties.some((property) => nameOf(property) === 'type');

/** An event of a decision: it says its type, or stands in what is accepted. */
const isEvent = (element, parents) => {
  const accepted = parents.findIndex(
    ({ type, callee }) => type === 'CallExpression' && callee.name === 'accept',
  );
  const isAccepted = parents[accepted]?.arguments[0] === parents[accepted - 1];
  return isHappening(element) || (accepted > 0 && isAccepted);
};

/** The faults of a source of rules: `{kind, start, end, put}` each, in its order. */
export const rulesFaults = (code) => {
  const faults = [];
  const textOf = ({ start, end }) => code.slice(start, end);
  const isRefusing = (node) => /\b(refuse|problem|refused|throw)\b/.test(textOf(node));
  const plant = (kind, { start, end }, put) => faults.push({ kind, start, end, put });

  for (const { node, parents } of nodesOf(code)) {
    const { type, operator, left, right, test } = node;
    if (left !== undefined && right !== undefined) {
      const gap = { start: left.end, end: right.start };
      const swap = (kind, signs) => {
        if (Object.hasOwn(signs, operator ?? ''))
          plant(kind, gap, textOf(gap).replace(operator, signs[operator]));
      };
      swap('flip', CONTRARY);
      swap('offByOne', BOUND);
      if (!isWritten(left) && !isWritten(right)) swap('sign', SIGN);
    }
    // Of these the contrary is planted at their sign.
    if (CONDITIONAL.includes(type) && !['===', '!=='].includes(test.operator))
      plant('flip', test, `!(${textOf(test)})`);
    if (type === 'IfStatement' && (isRefusing(test) || isRefusing(node.consequent)))
      plant('dropRefusal', test, 'false');
    if (type === 'ConditionalExpression') {
      const [first, second] = [isRefusing(node.consequent), isRefusing(node.alternate)];
      if (first && !second) plant('dropRefusal', test, 'false');
      if (second && !first) plant('dropRefusal', test, 'true');
    }
    if (isBound(node, parents)) plant('offByOne', node, String(node.value + 1));
    if (type === 'ArrayExpression')
      for (const element of node.elements)
        if (
          element !== null &&
          element.type !== 'SpreadElement' &&
          isEvent(element, [node, ...parents])
        )
          faults.push({ kind: 'dropEvent', ...leftOut(code, element) });
  }
  return faults.sort((one, other) => one.start - other.start || one.end - other.end);
};
