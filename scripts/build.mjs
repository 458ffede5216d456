import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './ensure.mjs';

const sources = ['contract', 'machines', 'games', 'src', 'server', 'scripts/plugins'];
const files = ['package-lock.json', 'vite.config.ts', 'index.html'];
const stamp = join(root, 'dist', '.sources');

const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** Digest of names, sizes and contents of everything a build reads. */
const digest = () => {
  const hash = createHash('sha256');
  const all = [...sources.flatMap(filesIn), ...files.map((file) => join(root, file))].sort();
  for (const file of all)
    hash.update(`${file}\0${statSync(file).size}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

/** Builds client, office and server when a source has changed since the last build. */
export const ensureBuilt = () => {
  const now = digest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building …');
  run('npx', ['vite', 'build', '--logLevel', 'warn']);
  run('npx', ['vite', 'build', '--mode', 'office', '--logLevel', 'warn']);
  run('npx', ['vite', 'build', '--ssr', '--logLevel', 'warn']);
  writeFileSync(stamp, now);
};
