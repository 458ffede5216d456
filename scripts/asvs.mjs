import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';
import { cell, linksTo, runMap, unheldIn, unprovedOf } from './map/holders.mjs';

/** What is printed, and from what: each requirement of OWASP ASVS with what answers it. */
export const path = 'docs/asvs.md';
const source = 'docs/asvs.json';

const chapters = {
  1: 'Encoding and sanitisation',
  2: 'Validation and business logic',
  3: 'Web frontend',
  4: 'API and web service',
  5: 'File handling',
  6: 'Authentication',
  7: 'Session management',
  8: 'Authorisation',
  9: 'Self-contained tokens',
  10: 'OAuth and OIDC',
  11: 'Cryptography',
  12: 'Secure communication',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Secure coding and architecture',
  16: 'Security logging and error handling',
  17: 'WebRTC',
};

/**
 * `{ id, level, asks }` in the order of the standard, and one answer: `tests: [{ file, test }]` that
 * would be red without it, `written: "file#heading"` where a document is asked for or an operator has
 * to act, `why` it does not apply, `instead` what is done otherwise and why, or `issue` that owns what
 * is open, with what is missing in `why`.
 */
export const readRequirements = () => JSON.parse(readFileSync(join(root, source), 'utf8'));

const claimsOf = (requirements) =>
  requirements.map(({ id, tests = [] }) => ({ name: id, holders: tests }));

/** How a requirement is answered; undefined when it is not, or more than once. */
export const kindOf = ({ tests, written, why, instead, issue }) => {
  const given = [
    tests !== undefined && tests.length > 0 ? 'shown' : undefined,
    written === undefined ? undefined : 'written',
    instead === undefined ? undefined : 'otherwise',
    issue === undefined || why === undefined ? undefined : 'open',
    why === undefined || issue !== undefined ? undefined : 'elsewhere',
  ].filter((kind) => kind !== undefined);
  return given.length === 1 ? given[0] : undefined;
};

/** A document that is gone, or has no such heading. */
const unwritten = ({ id, written }) => {
  if (written === undefined) return [];
  const [file, heading] = written.split('#');
  const at = join(root, file);
  const lines = existsSync(at) ? readFileSync(at, 'utf8').split('\n') : [];
  return lines.some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
    ? []
    : [`${id}: ${file} has no heading "${heading}"`];
};

/** What answers nothing: no answer or two, a test that is none, a document that is not there. */
export const brokenIn = (requirements) => [
  ...requirements
    .filter((requirement) => kindOf(requirement) === undefined)
    .map(({ id }) => `${id}: not answered, or twice`),
  ...unheldIn(claimsOf(requirements)),
  ...requirements.flatMap(unwritten),
];

/** The tests that are named and that a run has not passed, each with what became of it. */
export const unprovedIn = (requirements, ran) => unprovedOf(claimsOf(requirements), ran);

const slug = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const answers = {
  shown: ({ tests }) => linksTo(tests),
  written: ({ written }) => {
    const [file, heading] = written.split('#');
    return `[${cell(heading)}](${file.replace(/^docs\//, '')}#${slug(heading)})`;
  },
  otherwise: ({ instead }) => `otherwise: ${cell(instead)}`,
  open: ({ issue, why }) => `**open** (issue ${issue}): ${cell(why)}`,
  elsewhere: ({ why }) => `does not apply: ${cell(why)}`,
};

const rowOf = (requirement) => {
  const { id, level, asks } = requirement;
  return `| ${id} | ${level} | ${cell(asks)} | ${answers[kindOf(requirement)](requirement)} |`;
};

const chapterOf = (requirement) => requirement.id.slice(1).split('.')[0];

const chapterText = (requirements, number) => {
  const own = requirements.filter((requirement) => chapterOf(requirement) === number);
  return `## V${number} ${chapters[number]}

| No. | Level | Asks | Answer |
| --- | --- | --- | --- |
${own.map(rowOf).join('\n')}
`;
};

/** The document; throws with every requirement that is not answered. */
export const content = () => {
  const requirements = readRequirements();
  const broken = brokenIn(requirements);
  if (broken.length > 0) throw new Error(`Not answered:\n  ${broken.join('\n  ')}`);
  const count = (kind) => requirements.filter((one) => kindOf(one) === kind).length;
  return `# OWASP ASVS 5.0

The ${requirements.length} requirements of levels 1 and 2 of the OWASP Application Security Verification Standard
5.0.0, each with a few words of ours for what it asks; numbers and levels are those of the English table that OWASP
published with it. ${count('shown')} are shown by tests, ${count('written')} by a document (it is what they ask for,
or says what an operator must do), ${count('elsewhere')} do not apply, ${count('otherwise')} are answered
otherwise than they ask, each with the reason, and ${count('open')} are open, each with what is
missing and the issue that owns it. Printed from [\`asvs.json\`](asvs.json) by \`npm run docs\`, which fails as it does for
the [specification map](spec-map.md); \`npm test\` fails when a test that is named here did not pass.

${Object.keys(chapters)
  .map((number) => chapterText(requirements, number))
  .join('\n')}`;
};

/** The writer that `npm run docs` calls with the others. */
export const asvsDocuments = () => [{ path, content }];

runMap(import.meta.url, { path, content, unprovedIn, read: readRequirements });
