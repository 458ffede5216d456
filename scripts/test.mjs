import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { ensureInstalled, root } from './ensure.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
const { findBrowser } = await import('./browser.mjs');

const results = join(root, 'node_modules', '.cache', 'fairground-tests');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const env = {
  ...process.env,
  CHROMIUM_PATH: await findBrowser(),
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
const began = Date.now();
const total = { passed: 0, failed: 0 };
/** What failed, by name and with the first lines of why: printed once more at the end. */
const failures = [];

/** Milliseconds that the cores of this machine have worked, and have been there, since it started. */
const worked = () =>
  cpus().reduce(
    ({ busy, all }, { times: { idle, ...times } }) => {
      const sum = Object.values(times).reduce((total, ms) => total + ms, 0);
      return { busy: busy + sum, all: all + sum + idle };
    },
    { busy: 0, all: 0 },
  );

const execute = (command, args, more = {}) => {
  const since = Date.now();
  const before = worked();
  const surroundings = { ...env, ...more };
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: surroundings });
  const after = worked();
  const seconds = ((Date.now() - since) / 1000).toFixed(0);
  const share = ((after.busy - before.busy) / Math.max(1, after.all - before.all)) * 100;
  const name = [command, ...args].slice(0, 4).join(' ');
  console.log(`  (${name}: ${seconds} s, the cores ${share.toFixed(0)} % busy)`);
  return status === 0;
};

/** A step that passes or fails as one. */
const check = (name, command, args) => {
  console.log(`\n— ${name}`);
  const ok = execute(command, args);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
};

const because = (message = '') => message.split('\n').slice(0, 12).join('\n    ');

const failuresOfVitest = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}\n    ${because(failureMessages[0])}`);
      const file = relative(root, name);
      return (tests.length === 0 ? [because(message)] : tests).map((text) => `${file} › ${text}`);
    });

const failuresOfPlaywright = ({ suites = [], specs = [], errors = [] }) => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return `${file} › ${title}\n    ${because(results.find(({ error }) => error)?.error.message)}`;
    }),
  ...suites.flatMap(failuresOfPlaywright),
  ...errors.map(({ message }) => because(message)),
];

/** A step with a report of its own; a run that dies without one has failed once. */
const suite = (name, command, args, read, more = () => ({})) => {
  console.log(`\n— ${name}`);
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  const ok = execute(command, args(file), more(file));
  const nothing = { passed: 0, failed: 0, named: [] };
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
  total.passed += counts.passed;
  total.failed += counts.failed === 0 && !ok ? 1 : counts.failed;
  if (!ok) failures.push(...(counts.named.length === 0 ? [name] : counts.named));
};

const vitest = (name, projects, { files = [], more = {} } = {}) =>
  suite(
    name,
    'npx',
    (file) => [
      'vitest',
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests + (report.numFailedTests === 0 ? report.numFailedTestSuites : 0),
      named: failuresOfVitest(report),
    }),
    () => more,
  );

const playwright = (name, projects) =>
  suite(
    name,
    'npx',
    () => [
      'playwright',
      'test',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=line,json',
    ],
    (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      named: failuresOfPlaywright(report),
    }),
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  );

const LONG = { LONG_TESTS: 'on' };

const steps = {
  types: () => check('types', 'node', ['scripts/types.mjs']),
  lint: () => check('lint and import law', 'npm', ['run', '--silent', 'lint']),
  docs: () => check('generated documents are current', 'node', ['scripts/docs.mjs', '--check']),
  unit: () => vitest('units and model tests', ['unit', 'views']),
  stories: () => vitest('stories', ['stories']),
  server: () => vitest('server', ['server']),
  build: () => ensureBuilt(),
  size: () => check('size budgets', 'node', ['scripts/size.mjs']),
  e2e: () => playwright('end to end', ['e2e']),
  faults: () => vitest('faults', ['faults']),
  kills: () => {
    ensureBuilt();
    const more = { KILLS: env.KILLS ?? '500' };
    vitest('kills', ['faults'], { files: ['kill.test'], more });
  },
  starts: () => {
    const more = { STARTS: env.STARTS ?? '1000' };
    vitest('starts', ['server'], { files: ['tests/server/peer/peer.test.ts'], more });
  },
  storm: () => {
    const more = { STORM: env.STORM ?? '100000' };
    vitest('storm', ['server'], { files: ['tests/server/protection/storm.test.ts'], more });
  },
  fair: () => {
    const files = ['tests/server/fairness/fairness.test.ts'];
    vitest('fair rounds', ['server'], { files, more: { FAIR_ROUNDS: '2000' } });
  },
  long: () =>
    vitest('the longest units and walks', ['unit', 'views'], {
      files: ['.long.test.'],
      more: LONG,
    }),
  audit: () => check('packages that are known to be vulnerable', 'node', ['scripts/audit.mjs']),
  mutants: () => {
    const sample = ['--count', '20', '--seed', '1', '--minutes', '30', '--floor', '0.9'];
    check('planted faults', 'node', ['scripts/mutate.mjs', 'charts', 'rules', ...sample]);
  },
  journeys: () => playwright('long ways through the product', ['journeys']),
  titles: () => playwright('every title at its table', ['titles']),
  product: () => playwright('walks of the running product', ['product']),
  map: () => {
    for (const map of ['spec-map', 'asvs'])
      check(`${map} names what passed`, 'node', [`scripts/${map}.mjs`, '--ran', results]);
  },
  // Held current by `docs`: what every walk has met, and what it leaves out.
  edges: () => console.log(`\n${readFileSync(join(root, 'docs', 'edges.md'), 'utf8')}`),
};

/** Steps that share what runs them, as `all` takes them: none waits for the last file of another. */
const shared = {
  'every unit': () =>
    vitest('units, model tests and the longest', ['unit', 'views'], { more: LONG }),
  'every server': () => vitest('server and faults', ['server', 'faults']),
  'every browser': () =>
    playwright('the product in a browser', ['e2e', 'journeys', 'titles', 'product']),
};

/** What is run between commits. */
const quick = ['types', 'lint', 'docs', 'unit', 'server', 'build', 'size', 'e2e'];
/** What CI runs: all but what takes long and says more of the same, which is asked for by name. */
const all = [
  'types',
  'lint',
  'docs',
  'audit',
  'every unit',
  'stories',
  'build',
  'size',
  'every server',
  'every browser',
  'mutants',
  'map',
  'edges',
];

const given = process.argv.slice(2);
const wanted = given.includes('all') ? all : given.length === 0 ? quick : given;
for (const name of wanted) {
  const step = steps[name] ?? shared[name];
  if (step === undefined) {
    console.error(`There is no step ${name}; there are ${Object.keys(steps).join(', ')}.`);
    process.exit(2);
  }
  step();
}
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\nin ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
