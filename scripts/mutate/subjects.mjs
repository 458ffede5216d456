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
/** Needs no database: tests of the server do, but for those of its deciders, and all of its faults. */
const isPure = (file) => !/^tests\/(server|faults)\//.test(file) || file.includes('.decider.');
const projectOf = (file) => {
  if (!isPure(file)) return 'server';
  return file.endsWith('.tsx') || /^tests\/(views|ui)/.test(file) ? 'views' : 'unit';
};

/** The noun of a file: its folder, or the head of its name where the room has none. */
const nounOf = (file) =>
  file.split('/').length > 2 ? file.split('/')[1] : basename(file).split('.')[0];

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

/** The test that bears the name of a file comes before those that ask it among others. */
const ownFirst = (file, tests) => {
  const own = `tests/${file.replace(/\.ts$/, '.test.ts')}`;
  return [...tests].sort((one, other) => Number(other === own) - Number(one === own));
};

/** The tests that import a file, or else those that import what imports it; charts have walks. */
const nearestTests = (file) => {
  const rings = ringsAround(file, (at) => !isChart(at));
  const tests = rings.map((ring) => ring.filter((at) => isTest(at) && isPure(at)));
  return ownFirst(file, tests.find(({ length }) => length > 0) ?? []);
};

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

/** Tests in their files: of some only the titles that begin with one of `names`. */
const whole = (tests) => [...tests].map((file) => ({ file }));
const walksOf = (kind, names) =>
  names.length === 0 ? [] : [{ file: `model-tests/${kind}.test.ts`, names }];
const ownTestsOf = (file) => testsIn(`tests/machines/${nounOf(file)}`);

const viewWalksOf = (names) =>
  testsIn('model-tests')
    .filter((file) => file.includes('.view.'))
    .filter((file) => names.some((name) => new RegExp(`'${name}[: ]`).test(read(file))))
    .map((file) => ({ file, names }));

const testsOfChart = (file) => {
  const names = machinesOf(file);
  const [own, walks] = [whole(ownTestsOf(file)), walksOf('walks', names)];
  return [
    // What the kit builds has many walks.
    ...(isKit(file) ? [...own, ...walks] : [...walks, ...own]),
    ...walksOf('frozen', names),
    ...viewWalksOf(names),
  ];
};

const testsOfRules = (file) => {
  if (!file.startsWith('machines/')) return whole(nearestTests(file));
  const tests = new Set([...nearestTests(file), ...ownTestsOf(file)]);
  return [...whole(tests), ...walksOf('walks', machinesOf(file))];
};

const testsOfServer = (file) => {
  const folder = `tests/server/${nounOf(file)}/`;
  const isOf = (test) => test.startsWith(folder) && isTest(test) && !isPure(test);
  return file.startsWith('server/') ? whole(files.filter(isOf)) : [];
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

/** Every fault of charts or of rules, with its subject, file, line and noun. */
export const faultsOf = (subject) =>
  files.filter(kinds[subject].isSubject).flatMap((file) => {
    const code = read(file);
    const lineAt = (index) => code.slice(0, index).split('\n').length;
    return kinds[subject].faultsIn(code).map((fault) => ({
      ...fault,
      subject,
      file,
      noun: nounOf(file),
      line: lineAt(fault.start),
      code,
    }));
  });

/** What of the tests belongs to a fault, in a batch for each project, the quickest first. */
export const testsOf = ({ subject, file }, withServer) => {
  const tests = [...kinds[subject].testsOf(file), ...(withServer ? testsOfServer(file) : [])];
  return ['unit', 'views', 'server']
    .map((project) => ({
      project,
      tests: tests.filter((test) => projectOf(test.file) === project),
    }))
    .filter((batch) => batch.tests.length > 0);
};
