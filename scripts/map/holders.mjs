import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFilter } from 'vite';
import { root } from '../ensure.mjs';
import { playwrightFolders, vitestFiles } from '../projects.mjs';
import { readReports } from './reports.mjs';
import { isOf, testsOf } from './titles.mjs';

const { unit, views, server } = vitestFiles;
const runners = [
  ...[unit, views, server].map(({ include, exclude }) =>
    createFilter(include, exclude, { resolve: root }),
  ),
  ...[playwrightFolders.e2e, playwrightFolders.journeys].map((folder) =>
    createFilter(`${folder}/**/*.spec.ts`, undefined, { resolve: root }),
  ),
];

/** Why a test proves nothing, or undefined: `npm test -- all` runs its file, which has it, unskipped. */
const faultOf = ({ file, test }, testsAt) => {
  const at = join(root, file);
  if (!runners.some((runs) => runs(at))) return 'is no file that `npm test -- all` runs';
  if (!existsSync(at)) return 'is gone';
  const found = testsAt(file).filter(({ title }) => isOf(title, test));
  if (found.length === 0) return `has no test "${test}"`;
  return found.every(({ isSkipped }) => isSkipped) ? `skips "${test}"` : undefined;
};

/** What of `{ name, holders: [{ file, test }] }` is held by a test that is no test. */
export const unheldIn = (claims) => {
  const known = new Map();
  const testsAt = (file) => {
    if (!known.has(file)) known.set(file, testsOf(file, readFileSync(join(root, file), 'utf8')));
    return known.get(file);
  };
  return claims.flatMap(({ name, holders }) =>
    holders.flatMap((holder) => {
      const fault = faultOf(holder, testsAt);
      return fault === undefined ? [] : [`${name}: ${holder.file} ${fault}`];
    }),
  );
};

/** The tests that claims name and that a run has not passed, each with what became of it. */
export const unprovedOf = (claims, ran) =>
  claims.flatMap(({ name, holders }) =>
    holders.flatMap(({ file, test }) => {
      const found = ran.filter((one) => one.file === file && isOf(test, one.title));
      const [worst] = found.filter(({ status }) => status !== 'passed');
      if (found.length > 0 && worst === undefined) return [];
      return `${name}: ${file} "${test}" ${worst?.status ?? 'was not run'}`;
    }),
  );

/** A text as a cell of a table takes it. */
export const cell = (text) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{', '\\{');

/** A text in code marks, which double where it has one itself. */
const code = (text) => {
  const marks = text.includes('`') ? ['`` ', ' ``'] : ['`', '`'];
  return marks.join(text.replaceAll('|', '\\|'));
};

/** Links to tests, one below the other in a cell. */
export const linksTo = (holders) =>
  holders.map(({ file, test }) => `[${code(test)}](../${file})`).join('<br>');

const checkRan = (unproved) => {
  for (const one of unproved) console.log(`not proved: ${one}`);
  process.exitCode = unproved.length === 0 ? 0 : 1;
};

const write = (path, now, isCheck) => {
  const at = join(root, path);
  if (!isCheck) writeFileSync(at, now);
  else if (!existsSync(at) || readFileSync(at, 'utf8') !== now) {
    console.log(`not current: ${path}`);
    process.exitCode = 1;
  }
};

/**
 * What a map does when its script is the one that was called: writes its document, looks whether it
 * is current (`--check`), or whether all that it names was run and passed (`--ran <folder>` of reports).
 */
export const runMap = (url, { path, content, unprovedIn, read }) => {
  if (!process.argv[1] || realpathSync(process.argv[1]) !== fileURLToPath(url)) return;
  const [option, folder] = process.argv.slice(2);
  try {
    if (option === '--ran') checkRan(unprovedIn(read(), readReports(folder)));
    else write(path, content(), option === '--check');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
};
