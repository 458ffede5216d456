import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './ensure.mjs';

ensureInstalled();
const { build } = await import('vite');
const { ensureBuilt } = await import('./build.mjs');

/** A short run only shows that every bench works; its figures mean nothing. */
const short = {
  BENCH_SECONDS: '0.2',
  BENCH_CLIENTS: '20',
  BENCH_ENTRANTS: '2000',
  BENCH_READERS: '5',
  BENCH_MESSAGES: '5',
  BENCH_ROUNDS: '1',
  BENCH_SESSIONS: '3',
  BENCH_VISITS: '1',
  BENCH_DRAWS: '1000000',
  BENCH_RETURNS: '20000',
};

const args = process.argv.slice(2);
const env = { ...process.env, NODE_ENV: 'production', ...(args.includes('--short') ? short : {}) };

/** Bundled as it ships: vitest would resolve the development builds of xstate and React. */
const bundle = async (name) => {
  const outDir = join(root, 'node_modules', '.cache', 'fairground-bench', name);
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    ssr: { noExternal: ['xstate', '@xstate/graph'] },
    build: {
      ssr: `tests/bench/${name}.bench.ts`,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'bench.mjs' } },
    },
  });
  return join(outDir, 'bench.mjs');
};

const execute = (file) =>
  spawnSync(process.execPath, [file], { cwd: root, stdio: 'inherit', env }).status === 0;

const benches = {
  store: async () => execute(await bundle('store')),
  cost: async () => execute(await bundle('cost')),
  bets: async () => execute(await bundle('bets')),
  gifts: async () => execute(await bundle('gifts')),
  tournament: async () => execute(await bundle('tournament')),
  fanout: async () => execute(await bundle('fanout')),
  stalled: async () => execute(await bundle('stalled')),
  journal: async () => execute(await bundle('journal')),
  fair: async () => execute(await bundle('fair')),
  returns: async () => execute(await bundle('returns')),
  page: async () => {
    ensureBuilt();
    const { findBrowser } = await import('./browser.mjs');
    env.CHROMIUM_PATH = await findBrowser();
    return execute(await bundle('page'));
  },
  words: async () => {
    ensureBuilt();
    const { findBrowser } = await import('./browser.mjs');
    env.CHROMIUM_PATH = await findBrowser();
    return execute(await bundle('words'));
  },
  size: async () => {
    ensureBuilt();
    return execute(join(root, 'scripts', 'size.mjs'));
  },
};

const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => benches[name] === undefined);
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join()}; there are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(2);
}
const failed = [];
for (const name of wanted.length === 0 ? Object.keys(benches) : wanted) {
  console.log(`\n— ${name}`);
  if (!(await benches[name]())) failed.push(name);
}
if (failed.length > 0) console.error(`\nfailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
