import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';
import { cell, linksTo, runMap, unheldIn, unprovedOf } from './map/holders.mjs';

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

const named = ({ section, line }) => `§${section} "${line}"`;
const claimsOf = (lines) => lines.map((line) => ({ name: named(line), holders: line.holders }));

/** The lines that nothing holds: by a test that is no test, or open without an issue's number. */
export const brokenIn = (lines) => [
  ...lines
    .filter(({ holders, issue }) => holders.length === 0 && issue === undefined)
    .map((line) => `${named(line)}: open, and no issue owns it`),
  ...unheldIn(claimsOf(lines)),
];

/** The tests that the map names and that a run has not passed, each with what became of it. */
export const unprovedIn = (lines, ran) => unprovedOf(claimsOf(lines), ran);

const heldBy = ({ holders, issue }) =>
  holders.length === 0 ? `**open** (issue ${issue})` : linksTo(holders);

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

runMap(import.meta.url, { path, content, unprovedIn, read: readLines });
