import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const modules = join(root, 'node_modules');
const stamp = join(modules, '.fairground-lock');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Runs a command in the root; answers how it ended. */
const ran = (command, args, env = {}) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error !== undefined) console.error(error.message);
  return status ?? 1;
};

/** Runs a command in the root and ends this process with it when it fails. */
export const run = (command, args, env) => {
  const status = ran(command, args, env);
  if (status !== 0) process.exit(status);
};

/** A registry that falls silent is asked anew: what has come of the packages by then is kept. */
const INSTALLS = 4;
const SILENCE_MS = 60_000;

const install = () => {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const patient = [`--fetch-timeout=${SILENCE_MS}`, '--prefer-offline'];
  for (let left = INSTALLS; left > 1; left -= 1) {
    if (ran('npm', ['ci', ...quiet, ...patient]) === 0) return;
    console.error('The packages did not come; asking again …');
  }
  run('npm', ['ci', ...quiet, ...patient]);
};

/** Installs what the lockfile names and `patches` mend, unless that has been done. Plain Node: it runs before npm ci. */
export const ensureInstalled = () => {
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: 20.19 or later is needed.`);
    process.exit(1);
  }
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const patch of readdirSync(join(root, 'patches')).toSorted())
    hash.update(readFileSync(join(root, 'patches', patch)));
  const lock = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // What is linked is another tree's to install.
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) return;
  console.log('Installing packages …');
  install();
  writeFileSync(stamp, lock);
};
