import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Lifecycle } from '../contract/lifecycles';
import * as lifecycles from '../contract/lifecycles';
import { committedViews } from '../scripts/docs/edges.mjs';
import { products } from './product/products';
import { stepsOf } from './support/lifecycle';
import { productEdges } from './support/product';
import { type Unwalked, unwalked } from './unwalked';
import { walks } from './walks';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = (folder: string, ending: string): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => file.endsWith(ending));
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
const views = committedViews({ root, files });

/** What draws for a person: the inspector is no part of the product. */
const drawing = ['src/views', 'src/app', 'src/games', 'src/ui']
  .flatMap((folder) => [...files(folder, '.ts'), ...files(folder, '.tsx')])
  .map(read);

/** Whether some view asks for the machine by its name. */
const isRead = (name: string): boolean => {
  const asks = new RegExp(`\\buse(View|Resident)\\(\\s*'${name}'|\\bcontrol="${name}"`);
  return drawing.some((source) => asks.test(source));
};

const holds = (name: string, reason: Unwalked): boolean => {
  if (reason === 'unread') return !isRead(name);
  return views.get(reason.beside)?.beside.includes(name) === true;
};

test('every machine is walked on a page, or stands among those that are not', () => {
  const seen = Object.keys(walks).filter((name) => views.has(name));
  const without = Object.keys(walks).filter((name) => !views.has(name));
  expect(seen.length).toBeGreaterThan(0);
  expect(without.toSorted()).toEqual(Object.keys(unwalked).toSorted());
});

test.each(Object.entries(unwalked))('%s: it is true why it has no walk', (name, reason) => {
  expect(holds(name, reason)).toBe(true);
});

test.each(Object.entries(products))('%s: the product is driven along it', (name, walk) => {
  expect(Object.keys(walks)).toContain(name);
  expect(productEdges(walk).size).toBeGreaterThan(0);
});

test.each(Object.entries(lifecycles))(
  '%s: deciders and product are driven along it',
  (table, lifecycle) => {
    expect(stepsOf(lifecycle as Lifecycle<string, string>)).not.toEqual([]);
    const noun = table.replace(/Lifecycle$/, '');
    const spec = `model-tests/product/${noun}.lifecycle.spec.ts`;
    expect(existsSync(`${root}/${spec}`)).toBe(true);
    expect(read(spec)).toContain(`lifecycle: ${table},`);
    const proven = files('model-tests/deciders', '.ts').map(read);
    expect(proven.filter((source) => source.includes(table))).not.toEqual([]);
  },
);
