import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensureInstalled, root, run } from './ensure.mjs';

const usage = `npm run new <noun> ['§4 Gift']
  <noun> is one word in camelCase, in the singular: gift, scratchCard.
  The second argument is the part of the specification that asks for it.`;

const [noun = '', spec = '§3'] = process.argv.slice(2);
if (!/^[a-z][A-Za-z]{1,30}$/.test(noun) || spec.includes("'")) {
  console.error(usage);
  process.exit(2);
}

// Only when there is nothing: what a developer has installed is theirs to renew.
if (!existsSync(join(root, 'node_modules'))) ensureInstalled();
const templates = join(root, 'scripts', 'new');
const migrations = join(root, 'server', 'store', 'migrations');
const parts = noun.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
const Noun = noun[0].toUpperCase() + noun.slice(1);
const nouns = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
const number = Math.max(...readdirSync(migrations).map((file) => Number.parseInt(file, 10))) + 1;

const names = {
  noun,
  Noun,
  nouns,
  spec,
  words: parts.join(' '),
  path: parts.join('-'),
  table: nouns
    .split(/(?=[A-Z])/)
    .map((part) => part.toLowerCase())
    .join('_'),
};

const fill = (text) => text.replace(/\{\{(\w+)\}\}/g, (all, name) => names[name] ?? all);
const pathOf = (template) =>
  relative(templates, template)
    .replace(/\.tmpl$/, '')
    .replace('NUMBER', String(number).padStart(3, '0'))
    .replaceAll('NOUNPASCAL', Noun)
    .replaceAll('NOUNS', names.table)
    .replaceAll('NOUN', noun);

/**
 * The lists that name every noun, of the page and of the server: where a list begins, the line it
 * gets, and what that line needs to be imported. An entry is put before the first one that the
 * alphabet puts after it.
 */
const lists = [
  {
    file: 'machines/app/late.ts',
    begins: 'export const late = household([',
    entry: `${noun}Late,`,
    imports: `import { ${noun}Late } from '../${noun}/${noun}.late';`,
  },
  {
    file: 'machines/app/routes.ts',
    begins: 'const all = {',
    entry: `...${noun}Routes,`,
    imports: `import { ${noun}Routes } from '../${noun}/${noun}.routes';`,
  },
  {
    file: 'server/nouns.ts',
    begins: 'export const nouns: readonly Noun[] = [',
    entry: `${noun}Noun,`,
    imports: `import { ${noun}Noun } from './${noun}/${noun}.noun';`,
  },
];

const key = (line) => line.trim().replace(/^\W+/, '').toLowerCase();

/** The text with the entry in its list, or undefined when the list is not where it was. */
const withEntry = (text, { begins, entry }) => {
  const at = text.indexOf(begins);
  if (at < 0) return undefined;
  const lines = text.split('\n');
  const first = text.slice(0, at + begins.length).split('\n').length;
  const indent = /^ */.exec(lines[first] ?? '')[0];
  const isEntry = (line) => line.startsWith(indent) && /\S/.test(line[indent.length] ?? '');
  const rest = lines.slice(first);
  const length = rest.findIndex((line) => line.trim() !== '' && !line.startsWith(indent));
  const after = rest
    .slice(0, length)
    .findIndex((line) => isEntry(line) && /^[\w.'"]/.test(line.trim()) && key(line) > key(entry));
  lines.splice(first + (after < 0 ? length : after), 0, indent + entry);
  return lines.join('\n');
};

const files = readdirSync(templates, { recursive: true, withFileTypes: true })
  .filter((found) => found.isFile())
  .map((found) => join(found.parentPath ?? found.path, found.name))
  .map((template) => ({ path: pathOf(template), text: fill(readFileSync(template, 'utf8')) }));

const taken = files.filter(({ path }) => existsSync(join(root, path)));
if (taken.length > 0) {
  console.error(`There is one already: ${taken.map(({ path }) => path).join(', ')}`);
  process.exit(1);
}
for (const { path, text } of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`new      ${path}`);
}

const byHand = [];
for (const list of lists) {
  const path = join(root, list.file);
  const text = withEntry(readFileSync(path, 'utf8'), list);
  if (text === undefined) byHand.push(list);
  else writeFileSync(path, list.imports === undefined ? text : `${list.imports}\n${text}`);
  if (text !== undefined) console.log(`entered  ${list.file}: ${list.entry}`);
}
const changed = [...files.map(({ path }) => path), ...lists.map(({ file }) => file)];
run('npx', [
  'biome',
  'check',
  '--write',
  '--log-level=error',
  ...new Set(changed.filter((file) => /\.tsx?$/.test(file))),
]);

for (const { file, begins, entry, imports = '' } of byHand) {
  console.error(`by hand  ${file}: below "${begins}" write "${entry}" ${imports}`);
}
console.log(`
Then: give it its words in every language of server/phrase/words, and print the documents anew: npm run docs`);
process.exit(byHand.length === 0 ? 0 : 1);
