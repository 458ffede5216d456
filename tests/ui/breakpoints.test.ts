import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The mobile breakpoints [§9]: from here on there is room for more. */
const BREAKPOINTS = [768, 992, 1366];

const sources = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name))
    .map((name) => [name, readFileSync(join('src', name), 'utf8')]),
);

/** The widths of the window that a file asks for, as far as it asks in pixels. */
const widthsIn = (source: string): string[] =>
  [...source.matchAll(/(?:@media|matchMedia\(|WIDE = )[^{;]*/g)].flatMap(([query]) =>
    [...query.matchAll(/\((?:min|max)-(?:width|inline-size):[^)]*\)|\(width[^)]*\)/g)].map(
      ([width]) => width,
    ),
  );

const allowed = BREAKPOINTS.flatMap((from) => [
  `(min-width: ${from}px)`,
  // Up to the last fraction before it: screens have widths between two pixels.
  `(max-width: ${from - 0.02}px)`,
]);

test('layouts change at 768, 992 and 1366 px of the window and nowhere else', () => {
  const odd = Object.entries(sources).flatMap(([file, source]) =>
    widthsIn(source)
      .filter((width) => !allowed.includes(width))
      .map((width) => `${file} ${width}`),
  );
  expect(odd).toEqual([]);
});

test('each of them is a breakpoint of some layout', () => {
  const all = Object.values(sources).flatMap(widthsIn).join(' ');
  for (const from of BREAKPOINTS)
    expect([from, all.includes(`${from}px`) || all.includes(`${from - 0.02}px`)]).toEqual([
      from,
      true,
    ]);
});
