import { expect, test } from 'vitest';

const sources = import.meta.glob('../../server/*/*.decider.ts', { eager: true });
const tests = import.meta.glob<string>('./*/*.decider.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const cases = Object.entries(sources).flatMap(([path, module]) => {
  const file = path.replace('../../server/', './').replace(/\.ts$/, '.test.ts');
  return Object.keys(module as object)
    .filter((name) => name.startsWith('decide'))
    .map((name) => [name, file] as const);
});

test.each(cases)('%s is asked by given, when and then in %s', (name, file) => {
  const text = tests[file] ?? '';
  expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  expect(text).toMatch(/\bgiven\(/);
});

test('routes take decisions as they are: a closure that decides is a decider’s', () => {
  const routes = import.meta.glob<string>('../../server/*/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const deciding = Object.entries(routes).filter(
    ([path, text]) =>
      /\.(routes|command|migration|consumer|refund)\.ts$/.test(path) &&
      /\b(accept|refuse)\(/.test(text),
  );
  expect(deciding.map(([path]) => path)).toEqual([]);
});
