import { join } from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import { root } from '../ensure.mjs';

/**
 * A process that keeps translated sources and runs tests when its parent asks: each run is a worker
 * of its own, so that nothing of a fault stays. Told `{fault, batch}`, it tells `{red, ran}`.
 */
process.env.MUTANT = '';
class AsGiven extends BaseSequencer {
  sort(specifications) {
    return specifications;
  }
}
/** How the last run ended: `passed`, `failed`, or `interrupted` at its first red test. */
let ending;
const vitest = await createVitest('test', {
  root,
  watch: false,
  maxWorkers: 1,
  bail: 1,
  silent: true,
  sequence: { sequencer: AsGiven },
  reporters: [
    {
      onTestRunEnd: (_modules, _errors, reason) => {
        ending = reason;
      },
    },
  ],
  project: ['unit', 'views', ...(process.env.MUTATE_SERVER === 'on' ? ['server'] : [])],
});

const plant = ({ file, start, end, put }) => {
  const path = join(root, file);
  process.env.MUTANT = JSON.stringify({ file: path, start, end, put });
  vitest.invalidateFile(path);
};
const uproot = ({ file }) => {
  process.env.MUTANT = '';
  vitest.invalidateFile(join(root, file));
};

const runBatch = async ({ project, tests }) => {
  const at = vitest.getProjectByName(project);
  const specifications = tests.map(({ file, names }) =>
    at.createSpecification(
      join(root, file),
      names && { testNamePattern: new RegExp(`^ ?(${names.join('|')})[: ]`) },
    ),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const modules = specifications.map(({ moduleId }) =>
    testModules.find((module) => module.moduleId === moduleId && module.project === at),
  );
  // What an interrupted run tells of its modules may be of the run before.
  const red = unhandledErrors.length > 0 || ending !== 'passed';
  const cut = modules.findIndex((module, n) => !tests[n].names && module?.state() !== 'passed');
  if (!red && cut >= 0) throw new Error(`${tests[cut].file} did not run to its end`);
  const ended = modules.flatMap((module) => [...(module?.children.allTests() ?? [])]);
  const isRun = (test) => ['passed', 'failed'].includes(test.result().state);
  return { red, ran: ended.filter(isRun).length };
};

process.on('disconnect', () => process.exit());
process.on('message', async ({ fault, batch }) => {
  if (fault !== undefined) plant(fault);
  const answer = await runBatch(batch);
  if (fault !== undefined) uproot(fault);
  process.send(answer);
});
process.send('ready');
