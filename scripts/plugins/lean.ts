import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What a state says is for diagrams, stories and the inspector: a player never loads it. */
export const silentStates = (): Plugin => ({
  name: 'silent-states',
  apply: (_, { command, mode, isSsrBuild }) =>
    command === 'build' && mode !== 'inspect' && isSsrBuild !== true,
  transform: {
    order: 'pre',
    filter: { id: /\/machines\/.*\.ts$|\/kit\/form\.ts$|table\.machine\.ts$/ },
    handler: (code) =>
      code.replace(/meta: \{\s*says: '[^']*',\s*spec: (?:'[^']*'|form\.spec),?\s*\},?/g, ''),
  },
});

/** What only the server, its documents and the development build read of a call. */
const SERVER_SIDE = [
  'aliases',
  'bytes',
  'out',
  'params',
  'query',
  'rate',
  'refusals',
  'says',
  'speaks',
  'spec',
  'staff',
];

/** A stretch of a file and what stands there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Statement = Program['body'][number];

const declaredIn = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

const isCall = (statement: Statement): boolean => {
  const declared = declaredIn(statement);
  const [{ init } = { init: null }] =
    declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  return (
    init?.type === 'CallExpression' &&
    init.callee.type === 'Identifier' &&
    /^(call|staffCall)$/.test(init.callee.name)
  );
};

const nameOf = (statement: Statement): string | undefined => {
  const declared = declaredIn(statement);
  const [first] = declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  return first?.id.type === 'Identifier' ? first.id.name : undefined;
};

/** What a bundler cannot know by itself: making a schema or a call has no effect. */
const pure = (statement: Statement): Edit[] => {
  const declared = declaredIn(statement);
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression'
      ? [
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
          { start: init.end, end: init.end, text: '))()' },
        ]
      : [],
  );
};

/** Of a call, its name, method, path, audience, kind and whether it has a body. */
const lean = (statement: Statement, code: string): Edit[] => {
  const declared = declaredIn(statement);
  const [first] = declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  const [described] = first?.init?.type === 'CallExpression' ? first.init.arguments : [];
  if (described?.type !== 'ObjectExpression') return [];
  return described.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { start, end } = property;
    if (property.key.name === 'body') return [{ start, end, text: 'body: {}' }];
    const comma = code[end] === ',' ? 1 : 0;
    return SERVER_SIDE.includes(property.key.name) ? [{ start, end: end + comma, text: '' }] : [];
  });
};

/**
 * The calls of a contract's file as the page makes them, in a module of their own, `gift.ts?calls`:
 * who makes one loads no schema, whoever else on the page may read by the schemas of that file.
 * Schemas that nothing on the page reads by are dropped.
 */
export const leanCalls = (): Plugin => ({
  name: 'lean-calls',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    order: 'pre',
    filter: { id: /\/contract\/[^/]+\.ts(\?calls)?$/ },
    handler(code, id) {
      const { body } = this.parse(code, { lang: 'ts' });
      const calls = body.filter(isCall);
      const isOfCalls = id.endsWith('?calls');
      const edits = body.flatMap((statement) => {
        const { start, end } = statement;
        const kept = pure(statement);
        if (!isOfCalls) return calls.includes(statement) ? [{ start, end, text: '' }] : kept;
        if (calls.includes(statement)) return [...kept, ...lean(statement, code)];
        // What calls are described with is there for them alone.
        const isExported = statement.type === 'ExportNamedDeclaration' && statement.declaration;
        return isExported ? [...kept, { start, end: isExported.start, text: '' }] : kept;
      });
      if (isOfCalls || calls.length === 0) return edited(code, edits);
      const names = calls.map(nameOf).join(', ');
      const file = basename(id);
      return `${edited(code, edits)}
import { ${names} } from './${file}?calls';
export { ${names} };`;
    },
  },
});
