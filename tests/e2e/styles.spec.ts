import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/fair';

const root = join(import.meta.dirname, '../..');
/** Comments, and what describes a font: nothing there is a property. */
const OTHERS = /\/\*[\s\S]*?\*\/|@font-face\s*\{[^}]*\}/g;
/** A declaration whose value is known as it stands: without a variable, which may hold anything. */
const DECLARATION = /(?<=[;{]\s*)([a-z-]+):\s*([^;{}]+);/g;

/** What the styles declare, as `property: value`, by where it stands. */
const declared = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [
      ...readFileSync(join(root, 'src', file), 'utf8')
        .replace(OTHERS, '')
        .matchAll(DECLARATION),
    ].flatMap(([, property = '', value = '']) =>
      // `composes` is for the build.
      property.startsWith('--') || property === 'composes' || value.includes('var(')
        ? []
        : [{ file, property, value: value.replace(/\s*!important$/, '').trim() }],
    ),
  );

test('the browser understands what the styles declare: what it does not it passes over silently', async ({
  page,
}) => {
  expect(declared.length).toBeGreaterThan(1_000);
  const strange = await page.evaluate(
    (all) => all.filter(({ property, value }) => !CSS.supports(property, value)),
    declared,
  );
  expect(strange).toEqual([]);
});
