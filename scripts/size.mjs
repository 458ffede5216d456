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

const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry);
const entry = [...graph(entryKey)];
const sum = (files) => [...new Set(files)].reduce((total, file) => total + brotli(file), 0);
const styles = (keys) => keys.flatMap((key) => manifest[key].css ?? []);

/** The frame of every screen; the page asks for it beside the entry, so no screen pays for it. */
const frameKey = 'src/app/draw.tsx';
const frame = [...graph(frameKey)].filter((part) => !entry.includes(part));

/** The late residents: what only they play and fill waits for them. */
const late = [...graph('machines/app/furnish.ts'), ...graph('src/adapters/late.ts')].filter(
  (part) => !entry.includes(part) && !frame.includes(part),
);

const brought = new Set([...entry, ...frame, ...late]);
/** What a lazy chunk adds to what was brought before it is drawn. */
const own = (key) => [...graph(key)].filter((part) => !brought.has(part));
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
const games = lazy.filter((key) => /^src\/games\/(?!verify)/.test(key));
const routes = lazy.filter((key) => /^src\/views\//.test(key));

/** Everything a first visit runs before the lobby: the entry and what it starts at once. */
const httpKey = lazy.find((key) => /adapters\/http\.ts$/.test(key));
const calls = httpKey === undefined ? [] : graph(httpKey);
const first = [...new Set([...entry, ...frame, ...calls])];

const budgets = [
  ['entry JavaScript', sum(entry.map((key) => manifest[key].file)), 90],
  ['frame JavaScript, loaded beside the entry', sum(frame.map((key) => manifest[key].file)), 90],
  // The goal is 90 for all of it; until it is met, it must not grow.
  ['entry, frame and calls together (goal 90)', sum(first.map((key) => manifest[key].file)), 133.5],
  ['late residents', sum(late.map((key) => manifest[key].file)), 58],
  ['entry and frame CSS', sum(styles([...entry, ...frame])), 12],
  ...routes.map((key) => [`route ${key}`, sum(own(key).map((part) => manifest[part].file)), 15]),
  ...games.map((key) => [`game ${key}`, sum(own(key).map((part) => manifest[part].file)), 15]),
];

let over = 0;
for (const [name, bytes, limit] of budgets) {
  const kilobytes = bytes / 1000;
  if (kilobytes > limit) over += 1;
  console.log(
    `${kilobytes > limit ? 'OVER ' : '     '}${kilobytes.toFixed(1).padStart(6)} of ${limit} kB  ${name}`,
  );
}
/** A name that every kind of schema bears, minified too. */
const schemas = first.filter((key) => read(manifest[key].file).includes('ZodMini'));
for (const key of schemas) console.log(`schemas in the first visit: ${key}`);
const files = readdirSync(join(client, 'assets'));
const plain = files.filter((file) => /\.(js|css)$/.test(file) && !files.includes(`${file}.br`));
for (const file of plain) console.log(`not compressed: ${file}`);
process.exit(over + plain.length + schemas.length === 0 ? 0 : 1);
