import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './ensure.mjs';

const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const read = (file) => readFileSync(join(client, file));
const brotli = (file) => brotliCompressSync(read(file)).length;

/** A chunk with all it imports at once, each file counted once. */
const graph = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) graph(imported, seen);
  return seen;
};

/** A chunk of several files, by its name in scripts/plugins/chunks.ts, with what it imports. */
const chunk = (name) => {
  const key = Object.keys(manifest).find(
    (each) => manifest[each].name === name && manifest[each].file.endsWith('.js'),
  );
  if (key === undefined) throw new Error(`There is no chunk ${name}`);
  return [...graph(key)];
};
const without = (keys, ...known) => keys.filter((key) => !known.some((each) => each.includes(key)));

const sum = (files) => [...new Set(files)].reduce((total, file) => total + brotli(file), 0);
const scripts = (keys) => sum(keys.map((key) => manifest[key].file));
const styles = (keys) => keys.flatMap((key) => manifest[key].css ?? []);

const entry = chunk('first');
/** The frame of every screen; the page asks for it beside the entry, so no screen pays for it. */
const frame = without(chunk('frame'), entry);
/** What makes the first calls. */
const calls = without(chunk('calls'), entry, frame);
/** What the screens of a first visit have in common. */
const parts = without(chunk('parts'), entry, frame);
/** The late residents: what only they play and fill waits for them. */
const late = without(chunk('late'), entry, frame, calls, parts);

const brought = new Set([...entry, ...frame, ...calls, ...parts, ...late]);
/** What a lazy chunk adds to what was brought before it is drawn. */
const own = (key) => [...graph(key)].filter((part) => !brought.has(part));
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
const games = lazy.filter((key) => /^src\/games\/(?!verify)/.test(key));
const routes = lazy.filter((key) => /^src\/views\//.test(key));

/** What the page of an address asks for before its first view is drawn. */
const heads = JSON.parse(read('.vite/heads.json'));
const asked = (path) => {
  const { head } = heads.find((each) => each.path === path);
  const files = `${String(read('index.html'))}${head}`.match(/assets\/[^"]+\.(js|css)/g);
  const named = (ending) => [...new Set(files)].filter((file) => file.endsWith(ending));
  return { scripts: named('.js'), styles: named('.css') };
};
/** They are packed already. */
const fonts = String(read('index.html')).match(/assets\/[^"]+\.woff2/g) ?? [];
const weight = fonts.reduce((total, file) => total + read(file).length, 0);

/**
 * kB of scripts, and how many files with the styles. The goal of the lobby is 90 and 10. Files are named
 * by their contents, and name each other: what changes one may make another 0.08 kB more or less.
 */
const addresses = [
  ['/', 145.3, 8],
  ['/games/:slug', 142, 9],
  ['/play/:slug', 141.6, 9],
  ['/profile/:id', 168, 13],
  ['/sign-in', 140.9, 7],
];

const budgets = [
  ...addresses.map(([path, limit]) => [
    `address ${path}, scripts`,
    sum(asked(path).scripts),
    limit,
  ]),
  [
    `fonts asked for with the page, ${fonts.length} of 1`,
    fonts.length === 1 ? weight : Infinity,
    45,
  ],
  ['first scripts', scripts(entry), 40.1],
  ['frame of every screen', scripts(frame), 76.4],
  ['calls', scripts(calls), 12],
  ['late residents', scripts(late), 108.4],
  ['styles of every screen', sum(styles(entry)), 9.5],
  ...routes.map((key) => [`route ${key}`, scripts(own(key)), 15]),
  ...games.map((key) => [`game ${key}`, scripts(own(key)), 15]),
];

let over = 0;
for (const [name, bytes, limit] of budgets) {
  const kilobytes = bytes / 1000;
  if (kilobytes > limit) over += 1;
  console.log(
    `${kilobytes > limit ? 'OVER ' : '     '}${kilobytes.toFixed(1).padStart(6)} of ${limit} kB  ${name}`,
  );
}
for (const [path, , limit] of addresses) {
  const { scripts: code, styles: looks } = asked(path);
  const count = code.length + looks.length;
  if (count > limit) over += 1;
  console.log(`${count > limit ? 'OVER ' : '     '}${count} of ${limit} files  address ${path}`);
}
/** A name that every kind of schema bears, minified too. */
const schemas = asked('/').scripts.filter((file) => read(file).includes('ZodMini'));
for (const file of schemas) console.log(`schemas in the first visit: ${file}`);
const files = readdirSync(join(client, 'assets'));
const plain = files.filter((file) => /\.(js|css)$/.test(file) && !files.includes(`${file}.br`));
for (const file of plain) console.log(`not compressed: ${file}`);
process.exit(over + plain.length + schemas.length === 0 ? 0 : 1);
