import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFilter } from 'vite';
import { root } from './ensure.mjs';
import { readReports } from './map/reports.mjs';
import { isOf, testsOf } from './map/titles.mjs';
import { playwrightFolders, vitestFiles } from './projects.mjs';

/** What is printed, and from what: each line of the specification with what holds it. */
export const path = 'docs/spec-map.md';
const source = 'docs/spec-map.json';

const titles = {
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

/** `{ section, line, holders: [{ file, test }], issue? }` in the order of the specification. */
export const readLines = () => JSON.parse(readFileSync(join(root, source), 'utf8'));

const { unit, views, server } = vitestFiles;
const runners = [
  ...[unit, views, server].map(({ include, exclude }) =>
    createFilter(include, exclude, { resolve: root }),
  ),
  createFilter(`${playwrightFolders.e2e}/**/*.spec.ts`, undefined, { resolve: root }),
];

/** Why a test proves nothing, or undefined: `npm test` runs its file, which has it, unskipped. */
const faultOf = ({ file, test }, testsAt) => {
  const at = join(root, file);
  if (!runners.some((runs) => runs(at))) return 'is no file that `npm test` runs';
  if (!existsSync(at)) return 'is gone';
  const found = testsAt(file).filter(({ title }) => isOf(title, test));
  if (found.length === 0) return `has no test "${test}"`;
  return found.every(({ isSkipped }) => isSkipped) ? `skips "${test}"` : undefined;
};

/** The lines that nothing holds: by a test that is no test, or open without an issue's number. */
export const brokenIn = (lines) => {
  const known = new Map();
  const testsAt = (file) => {
    if (!known.has(file)) known.set(file, testsOf(file, readFileSync(join(root, file), 'utf8')));
    return known.get(file);
  };
  return lines.flatMap(({ section, line, holders, issue }) => {
    const name = `§${section} "${line}"`;
    if (holders.length === 0)
      return issue === undefined ? [`${name}: open, and no issue owns it`] : [];
    return holders.flatMap((holder) => {
      const fault = faultOf(holder, testsAt);
      return fault === undefined ? [] : [`${name}: ${holder.file} ${fault}`];
    });
  });
};

/** The tests that the map names and that a run has not passed, each with what became of it. */
export const unprovedIn = (lines, ran) =>
  lines.flatMap(({ section, line, holders }) =>
    holders.flatMap(({ file, test }) => {
      const found = ran.filter((one) => one.file === file && isOf(test, one.title));
      const [worst] = found.filter(({ status }) => status !== 'passed');
      if (found.length > 0 && worst === undefined) return [];
      return `§${section} "${line}": ${file} "${test}" ${worst?.status ?? 'was not run'}`;
    }),
  );

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{', '\\{');
/** A text in code marks, which double where it has one itself. */
const code = (text) => {
  const marks = text.includes('`') ? ['`` ', ' ``'] : ['`', '`'];
  return marks.join(text.replaceAll('|', '\\|'));
};
const heldBy = ({ holders, issue }) =>
  holders.length === 0
    ? `**open** (issue ${issue})`
    : holders.map(({ file, test }) => `[${code(test)}](../${file})`).join('<br>');

const sectionOf = (lines, section) => {
  const own = lines.filter((line) => line.section === section);
  const held = own.filter(({ holders }) => holders.length > 0).length;
  return `## §${section} ${titles[section]}

${held} of ${own.length} lines are held.

| Line | Held by |
| --- | --- |
${own.map((line) => `| ${cell(line.line)} | ${heldBy(line)} |`).join('\n')}
`;
};

/** The document; throws with every holder that holds no longer. */
export const content = () => {
  const lines = readLines();
  const broken = brokenIn(lines);
  if (broken.length > 0) throw new Error(`Not held:\n  ${broken.join('\n  ')}`);
  const open = lines.filter(({ holders }) => holders.length === 0).length;
  const sections = [...new Set(lines.map(({ section }) => section))];
  return `# Specification map

Each line of the specification's sections ${sections.join(', ')}, quoted shortly, with the tests that
prove it. ${lines.length - open} of ${lines.length} lines are held, ${open} are open, each with the issue that owns it. Printed
from [\`spec-map.json\`](spec-map.json) by \`npm run docs\`, which fails when a file has no such test, skips
it, or is not run by \`npm test\`; the last step of \`npm test\` fails when a test that is named here
was not among those that passed.

${sections.map((section) => sectionOf(lines, section)).join('\n')}`;
};

/** The writer that `npm run docs` calls with the others. */
export const specMapDocuments = () => [{ path, content }];

/** `--ran <folder>` of reports: whether all that the map names was run and passed. */
const checkRan = (folder) => {
  const unproved = unprovedIn(readLines(), readReports(folder));
  for (const one of unproved) console.log(`not proved: ${one}`);
  process.exitCode = unproved.length === 0 ? 0 : 1;
};

const write = (isCheck) => {
  const now = content();
  const at = join(root, path);
  if (!isCheck) writeFileSync(at, now);
  else if (!existsSync(at) || readFileSync(at, 'utf8') !== now) {
    console.log(`not current: ${path}`);
    process.exitCode = 1;
  }
};

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [option, folder] = process.argv.slice(2);
  try {
    if (option === '--ran') checkRan(folder);
    else write(option === '--check');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
