import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

const execute = (command, args) => {
  const since = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  console.log(
    `  (${[command, ...args].slice(0, 4).join(' ')}: ${((Date.now() - since) / 1000).toFixed(0)} s)`,
  );
  return status === 0;
};

/** A step that passes or fails as one. */
const check = (name, command, args) => {
  console.log(`\n— ${name}`);
  const ok = execute(command, args);
  total[ok ? 'passed' : 'failed'] += 1;
};

/** A step with a report of its own; a run that dies without one has failed once. */
const suite = (name, command, args, read) => {
  console.log(`\n— ${name}`);
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  const ok = execute(command, args(file));
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  total.passed += counts.passed;
  total.failed += counts.failed === 0 && !ok ? 1 : counts.failed;
};

const vitest = (name, projects, files = []) =>
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
    ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
    }),
  );

const playwright = (name, project) =>
  suite(
    name,
    'npx',
    (file) => {
      env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
      return ['playwright', 'test', `--project=${project}`, '--reporter=line,json'];
    },
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );

const steps = {
  types: () => check('types', 'node', ['scripts/types.mjs']),
  lint: () => check('lint and import law', 'npm', ['run', '--silent', 'lint']),
  docs: () => check('generated documents are current', 'node', ['scripts/docs.mjs', '--check']),
  unit: () => vitest('units and model tests', ['unit', 'views']),
  stories: () => vitest('stories', ['stories']),
  server: () => vitest('server', ['server']),
  build: () => ensureBuilt(),
  size: () => check('size budgets', 'node', ['scripts/size.mjs']),
  e2e: () => playwright('end to end', 'e2e'),
  faults: () => vitest('faults', ['faults']),
  kills: () => {
    env.KILLS ??= '500';
    ensureBuilt();
    vitest('kills', ['faults'], ['kill.test']);
  },
  starts: () => {
    env.STARTS ??= '1000';
    vitest('starts', ['server'], ['tests/server/peer/peer.test.ts']);
  },
  fair: () => {
    env.FAIR_ROUNDS = '2000';
    vitest('fair rounds', ['server'], ['tests/server/fairness/fairness.test.ts']);
  },
  long: () => {
    env.LONG_TESTS = 'on';
    vitest('the longest units and walks', ['unit', 'views'], ['.long.test.']);
  },
  audit: () => check('packages that are known to be vulnerable', 'node', ['scripts/audit.mjs']),
  mutants: () => {
    const sample = ['--count', '20', '--seed', '1', '--minutes', '30', '--floor', '0.9'];
    check('planted faults', 'node', ['scripts/mutate.mjs', 'charts', 'rules', ...sample]);
  },
  journeys: () => playwright('long ways through the product', 'journeys'),
  titles: () => playwright('every title at its table', 'titles'),
  product: () => playwright('walks of the running product', 'product'),
  map: () => {
    for (const map of ['spec-map', 'asvs'])
      check(`${map} names what passed`, 'node', [`scripts/${map}.mjs`, '--ran', results]);
  },
  // Held current by `docs`: what every walk has met, and what it leaves out.
  edges: () => console.log(`\n${readFileSync(join(root, 'docs', 'edges.md'), 'utf8')}`),
};

/**
 * What is run between commits; `all`, which CI runs, adds stories, faults, the longest walks, planted
 * faults, long ways through the product, every title at its table, the walks of the product and what the
 * maps name.
 */
const quick = ['types', 'lint', 'docs', 'unit', 'server', 'build', 'size', 'e2e'];

const given = process.argv.slice(2);
/** What takes long and says more of the same: asked for by name alone. */
const named = ['kills', 'starts', 'fair'];
const all = Object.keys(steps).filter((name) => !named.includes(name));
const wanted = given.includes('all') ? all : given.length === 0 ? quick : given;
for (const name of wanted) {
  const step = steps[name];
  if (step === undefined) {
    console.error(`There is no step ${name}; there are ${Object.keys(steps).join(', ')}.`);
    process.exit(2);
  }
  step();
}
console.log(`\nin ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
