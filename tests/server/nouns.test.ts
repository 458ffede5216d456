import { expect, test } from 'vitest';
import { kinds, projections } from '../../server/kinds';
import type { Noun } from '../../server/noun';
import { nouns } from '../../server/nouns';

type Module = Record<string, unknown>;

/** What files of a role export under names that end so. */
const exported = (modules: Record<string, Module>, suffix: string): unknown[] =>
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith(suffix))
    .map(([, value]) => value);

const namesOf = (items: readonly unknown[]) =>
  (items as readonly { name: string }[]).map(({ name }) => name).sort();

test('every noun that describes itself is listed, once', () => {
  const described = exported(import.meta.glob('../../server/*/*.noun.ts', { eager: true }), 'Noun');
  expect(new Set(nouns)).toEqual(new Set(described as Noun[]));
  expect(nouns.length).toBe(described.length);
});

test('every kind of stream belongs to one noun: none is refolded twice, none forgotten', () => {
  const all = exported(import.meta.glob('../../server/*/*.events.ts', { eager: true }), 'Kind');
  expect(namesOf(kinds)).toEqual(namesOf(all));
});

test('every projection belongs to one noun, and no two of them fill one table', () => {
  const files = import.meta.glob<Module>('../../server/*/*.projection.ts', { eager: true });
  expect(namesOf(projections)).toEqual(namesOf(exported(files, 'Projection')));
  const tables = projections.flatMap((projection) => projection.tables);
  expect(tables.length).toBe(new Set(tables).size);
});
