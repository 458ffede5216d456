import { parseSync } from 'vite';

/** Of a test that need not run, or that is green when it fails. */
const NOT_RUN = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail']);

/** `test.describe.skip` as its names; of `test.each(rows)` those of `test.each`. */
const namesOf = (callee) => {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression')
    return [...namesOf(callee.object), callee.property.name ?? ''];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  return [''];
};

/** What a title says, with `%s` for what is only known when it runs. */
const titleOf = (node) => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return '%s';
  return node.quasis.map(({ value }) => value.cooked).join('%s');
};

const isTest = (names) => names[0] === 'test' || names[0] === 'it';
const isDescribe = (names) =>
  names[0] === 'describe' || (names[0] === 'test' && names[1] === 'describe');
const isBlock = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Each test of a source: `{ title, isSkipped }`, the titles around it joined by ` > `. */
export const testsOf = (file, text) => {
  const tests = [];
  const look = (node, above, isSkippedAbove) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const part of node) look(part, above, isSkippedAbove);
      return;
    }
    const names = node.type === 'CallExpression' ? namesOf(node.callee) : [''];
    const isNamed = (isTest(names) || isDescribe(names)) && node.arguments.some(isBlock);
    if (isNamed && !isBlock(node.arguments[0])) {
      const path = [...above, titleOf(node.arguments[0])];
      const isSkipped = isSkippedAbove || names.some((name) => NOT_RUN.has(name));
      if (isDescribe(names)) look(node.arguments.slice(1), path, isSkipped);
      else tests.push({ title: path.join(' > '), isSkipped });
      return;
    }
    for (const part of Object.values(node)) look(part, above, isSkippedAbove);
  };
  look(parseSync(file, text).program.body, [], false);
  return tests;
};

/** Whether a title is what another says, whose `%s` and `$name` stand for anything. */
export const isOf = (said, title) => {
  if (said === title) return true;
  const parts = said.split(/%[sdifjoO#]|\$[a-zA-Z_][\w.]*/);
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`, 's').test(title);
};
