import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../ensure.mjs';
import { chartFaults } from './charts.mjs';
import { rulesFaults } from './rules.mjs';

const ROOMS = ['contract', 'machines', 'games', 'server', 'src', 'model-tests', 'tests'];
const files = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true }).map(
    (file) => `${room}/${file.replaceAll('\\', '/')}`,
  ),
)
  .filter((file) => /\.tsx?$/.test(file))
  .sort();
const known = new Set(files);
const read = (file) => readFileSync(join(root, file), 'utf8');

/** Who imports a file, by that file. */
const importers = new Map(files.map((file) => [file, []]));
for (const file of files)
  for (const [, path] of read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    const base = join(dirname(file), path).replaceAll('\\', '/');
    const found = [`${base}.ts`, `${base}.tsx`].find((candidate) => known.has(candidate));
    if (found !== undefined) importers.get(found).push(file);
  }

const isTest = (file) => /\.test\.tsx?$/.test(file) && !file.includes('.long.');
/** Needs no database: a test of the server does, but for those of its deciders. */
const isPure = (file) => !file.startsWith('tests/server/') || file.includes('.decider.');
const projectOf = (file) =>
  file.endsWith('.tsx') || /^tests\/(views|ui)/.test(file) ? 'views' : 'unit';

/** The importers that pass `wanted`, those nearest to the file. */
const nearest = (file, wanted) => {
  const seen = new Set([file]);
  for (let ring = [file]; ring.length > 0; ) {
    ring = ring.flatMap((at) => importers.get(at)).filter((at) => !seen.has(at) && seen.add(at));
    const found = ring.filter(wanted);
    if (found.length > 0) return found;
  }
  return [];
};

/** The names of the charts that stand in a file, or that are built by it. */
const machinesOf = (file) =>
  (file.endsWith('.machine.ts')
    ? [file]
    : nearest(file, (at) => at.endsWith('.machine.ts'))
  ).flatMap((chart) =>
    [...read(chart).matchAll(/export const (\w+)Machine\b/g)].map(([, name]) => name),
  );

/** The noun of a file: its folder, or the head of its name. */
const nounOf = (file) => {
  const [room, noun] = file.split('/');
  return room === 'contract' ? basename(file).split('.')[0] : noun;
};

const testsIn = (folder) =>
  files.filter((file) => file.startsWith(`${folder}/`) && isTest(file) && isPure(file));

/** Tests of one project: whole files, or only the titles that begin with one of `names`. */
const batchOf = (project, tests, names) => ({ project, tests, names });

const walksOf = (names) => batchOf('unit', ['model-tests/walks.test.ts'], names);
const frozenOf = (names) => batchOf('unit', ['model-tests/frozen.test.ts'], names);

const ownTestsOf = (file) => batchOf('unit', testsIn(`tests/machines/${nounOf(file)}`));

const testsOfChart = (file) => {
  const names = machinesOf(file);
  const views = testsIn('model-tests').filter(
    (test) =>
      test.includes('.view.') && names.some((name) => new RegExp(`'${name}[: ]`).test(read(test))),
  );
  return [walksOf(names), ownTestsOf(file), frozenOf(names), batchOf('views', views, names)];
};

const testsOfRules = (file) => {
  const direct = nearest(file, (at) => isTest(at) && isPure(at));
  const of = (project) => direct.filter((test) => projectOf(test) === project);
  const walks = file.startsWith('machines/') ? [walksOf(machinesOf(file)), ownTestsOf(file)] : [];
  return [batchOf('unit', of('unit')), ...walks, batchOf('views', of('views'))];
};

const testsOfServer = (file) => {
  const folder = join('tests', 'server', nounOf(file));
  return file.startsWith('server/') && existsSync(join(root, folder))
    ? [
        batchOf(
          'server',
          files.filter((test) => test.startsWith(`${folder}/`) && isTest(test)),
        ),
      ]
    : [];
};

const kinds = {
  charts: {
    isSubject: (file) =>
      /^machines\/.*\.machine\.ts$/.test(file) ||
      (/^machines\/kit\/\w+\.ts$/.test(file) && read(file).includes('.createMachine(')),
    faultsIn: chartFaults,
    testsOf: testsOfChart,
  },
  rules: {
    isSubject: (file) =>
      /^(contract|machines|server|games)\/.*\.rules\.ts$/.test(file) ||
      /^server\/.*\.decider\.ts$/.test(file),
    faultsIn: rulesFaults,
    testsOf: testsOfRules,
  },
};
export const subjectsNamed = Object.keys(kinds);

/** Every fault of charts or of rules, with its file, line and noun. */
export const faultsOf = (subject) =>
  files.filter(kinds[subject].isSubject).flatMap((file) => {
    const code = read(file);
    const lineAt = (index) => code.slice(0, index).split('\n').length;
    return kinds[subject]
      .faultsIn(code)
      .map((fault) => ({ ...fault, file, noun: nounOf(file), line: lineAt(fault.start), code }));
  });

/** What of the tests belongs to a file, in batches, the quickest first. */
export const testsOf = (subject, file, withServer) =>
  [...kinds[subject].testsOf(file), ...(withServer ? testsOfServer(file) : [])].filter(
    ({ tests, names }) => tests.length > 0 && names?.length !== 0,
  );
