import { spawnSync } from 'node:child_process';
import { root } from './ensure.mjs';

/** Longer no registry is waited for. */
const WAIT_MS = 60_000;

/** What `npm audit --json` says; undefined where no registry answered, which is nobody's fault here. */
const ask = () => {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: WAIT_MS,
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout).vulnerabilities;
  } catch {
    return undefined;
  }
};

const vulnerabilities = ask();
if (vulnerabilities === undefined) console.log('The registry does not answer: nothing was asked.');
else {
  const grave = Object.values(vulnerabilities).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  );
  for (const { name, severity, range } of grave) console.log(`${severity}: ${name} ${range}`);
  console.log(`${grave.length} packages are known to be gravely vulnerable.`);
  process.exitCode = grave.length === 0 ? 0 : 1;
}
