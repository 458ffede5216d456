import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../ensure.mjs';

const pathOf = (file) => relative(root, file).replaceAll('\\', '/');
const joined = (titles) => titles.join(' > ');

const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: pathOf(name),
      title: joined([...ancestorTitles, title]),
      status,
    })),
  );

const statuses = { expected: 'passed', skipped: 'skipped' };

const ofPlaywright = ({ config, suites }) => {
  const below = (suite, above) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: pathOf(join(config.rootDir, file)),
        title: joined([...above, title]),
        status: statuses[status] ?? 'failed',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...above, inner.title])),
  ];
  // The outermost suite is the file.
  return suites.flatMap((suite) => below(suite, []));
};

/** Each test of a run by its report: `{ file, title, status }`, of which `passed` alone is good. */
export const testsIn = (report) =>
  report.suites === undefined ? ofVitest(report) : ofPlaywright(report);

export const readReports = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => testsIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
