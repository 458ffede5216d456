import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './ensure.mjs';

/** What is printed, and from what: each line of the specification with what holds it. */
export const path = 'docs/spec-map.md';
const source = 'docs/spec-map.json';

const titles = {
  2: 'Screens and routes',
  4: 'States and transitions',
  5: 'Validation rules',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

/** `{ section, line, holders: [{ file, has }], issue? }` in the order of the specification. */
export const readLines = () => JSON.parse(readFileSync(join(root, source), 'utf8'));

/** The holders that hold no longer: the file is gone, or the text is not in it. */
export const brokenIn = (lines) => {
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file)) {
      const at = join(root, file);
      texts.set(file, existsSync(at) ? readFileSync(at, 'utf8') : '');
    }
    return texts.get(file);
  };
  return lines.flatMap(({ section, line, holders }) =>
    holders
      .filter(({ file, has }) => has === '' || !textOf(file).includes(has))
      .map(({ file, has }) => `§${section} "${line}": ${file} has no "${has}"`),
  );
};

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{', '\\{');
/** A text in code marks, which double where it has one itself. */
const code = (text) => {
  const marks = text.includes('`') ? ['`` ', ' ``'] : ['`', '`'];
  return marks.join(text.replaceAll('|', '\\|'));
};
const heldBy = ({ holders, issue }) =>
  holders.length === 0
    ? `**open**${issue === undefined ? '' : ` (issue ${issue})`}`
    : holders.map(({ file, has }) => `[${code(has)}](../${file})`).join('<br>');

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
  if (broken.length > 0) throw new Error(`No longer held:\n  ${broken.join('\n  ')}`);
  const open = lines.filter(({ holders }) => holders.length === 0).length;
  const sections = [...new Set(lines.map(({ section }) => section))];
  return `# Specification map

Each line of the specification's sections ${sections.join(', ')}, quoted shortly, with the machine,
rule, constant or test that holds it. ${lines.length - open} of ${lines.length} lines are held, ${open} are open; an
issue is named where one is planned. Printed from [\`spec-map.json\`](spec-map.json) by
\`npm run docs\`, which fails when a holder no longer has the text that it is named for.

${sections.map((section) => sectionOf(lines, section)).join('\n')}`;
};

/** The writer that `npm run docs` calls with the others. */
export const specMapDocuments = () => [{ path, content }];

const main = () => {
  const now = content();
  const isCheck = process.argv.includes('--check');
  const at = join(root, path);
  if (!isCheck) writeFileSync(at, now);
  else if (!existsSync(at) || readFileSync(at, 'utf8') !== now) {
    console.log(`not current: ${path}`);
    process.exitCode = 1;
  }
};

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
