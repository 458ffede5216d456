import type { Plugin } from 'vite';

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
  'spec',
];

/**
 * A call as the page makes it: its name, method, path, audience, kind and whether it has a body.
 * Schemas that nothing on the page reads by go with the rest: a bundler cannot know by itself that
 * making one has no effect.
 */
export const leanCalls = (): Plugin => ({
  name: 'lean-calls',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    order: 'pre',
    filter: { id: /\/contract\/[^/]+\.ts$/ },
    handler(code) {
      const edits: { start: number; end: number; text: string }[] = [];
      for (const statement of this.parse(code, { lang: 'ts' }).body) {
        const declared =
          statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type !== 'VariableDeclaration') continue;
        for (const { init } of declared.declarations) {
          if (init?.type !== 'CallExpression') continue;
          edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
          edits.push({ start: init.end, end: init.end, text: '))()' });
          const [described] = init.arguments;
          const isCall = init.callee.type === 'Identifier' && init.callee.name === 'call';
          if (!isCall || described?.type !== 'ObjectExpression') continue;
          for (const property of described.properties) {
            if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
            const { name } = property.key;
            if (name === 'body')
              edits.push({ start: property.start, end: property.end, text: 'body: {}' });
            else if (SERVER_SIDE.includes(name)) {
              const comma = code[property.end] === ',' ? 1 : 0;
              edits.push({ start: property.start, end: property.end + comma, text: '' });
            }
          }
        }
      }
      return edits
        .toSorted((one, other) => other.start - one.start)
        .reduce(
          (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
          code,
        );
    },
  },
});
