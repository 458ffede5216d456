import { readdirSync, readFileSync } from 'node:fs';
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

/** The noun of a file: its folder, or the head of its name. */
const nounOf = (file) => {
  const [room, noun] = file.split('/');
  return room === 'contract' ? basename(file).split('.')[0] : noun;
};

/** The importers of a file in rings, the direct ones first; only those that `passes` lead on. */
const ringsAround = (file, passes) => {
  const seen = new Set([file]);
  const rings = [];
  for (let ring = [file]; ring.length > 0; ring = ring.filter(passes)) {
    ring = ring.flatMap((at) => importers.get(at)).filter((at) => !seen.has(at) && seen.add(at));
    rings.push(ring);
  }
  return rings;
};

const isChart = (file) => file.endsWith('.machine.ts');
const isKit = (file) => file.startsWith('machines/kit/');

/** The tests that import a file, or else those that import what imports it; charts have walks. */
const nearestTests = (file) =>
  ringsAround(file, (at) => !isChart(at))
    .map((ring) => ring.filter((at) => isTest(at) && isPure(at)))
    .find((tests) => tests.length > 0) ?? [];

const chartsOf = (file) => {
  if (isChart(file)) return [file];
  if (isKit(file)) return ringsAround(file, isKit).flat().filter(isChart);
  return files.filter((at) => isChart(at) && dirname(at) === dirname(file));
};

/** The names of the machines of a chart, of what the kit builds, or of a noun whose rules they are. */
const machinesOf = (file) =>
  chartsOf(file).flatMap((chart) =>
    [...read(chart).matchAll(/export const (\w+)Machine\b/g)].map(([, name]) => name),
  );

const testsIn = (folder) =>
  files.filter((file) => file.startsWith(`${folder}/`) && isTest(file) && isPure(file));

/** Tests of one project: whole files, or only the titles that begin with one of `names`. */
const batchOf = (project, tests, names) => ({ project, tests, names });

const walksOf = (names) => batchOf('unit', ['model-tests/walks.test.ts'], names);
const frozenOf = (names) => batchOf('unit', ['model-tests/frozen.test.ts'], names);

const ownTestsOf = (file) => testsIn(`tests/machines/${nounOf(file)}`);

const testsOfChart = (file) => {
  const names = machinesOf(file);
  const views = testsIn('model-tests').filter(
    (test) =>
      test.includes('.view.') && names.some((name) => new RegExp(`'${name}[: ]`).test(read(test))),
  );
  return [
    walksOf(names),
    batchOf('unit', ownTestsOf(file)),
    frozenOf(names),
    batchOf('views', views, names),
  ];
};

const testsOfRules = (file) => {
  const isOfMachine = file.startsWith('machines/');
  const tests = new Set([...nearestTests(file), ...(isOfMachine ? ownTestsOf(file) : [])]);
  const of = (project) =>
    batchOf(
      project,
      [...tests].filter((test) => projectOf(test) === project),
    );
  return [of('unit'), ...(isOfMachine ? [walksOf(machinesOf(file))] : []), of('views')];
};

const testsOfServer = (file) => {
  const folder = `tests/server/${nounOf(file)}/`;
  const tests = files.filter((test) => test.startsWith(folder) && isTest(test));
  return file.startsWith('server/') ? [batchOf('server', tests)] : [];
};

const kinds = {
  charts: {
    isSubject: (file) =>
      file.startsWith('machines/') &&
      (isChart(file) || (isKit(file) && read(file).includes('.createMachine('))),
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
