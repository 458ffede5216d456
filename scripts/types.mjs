import { run } from './ensure.mjs';

/** Each room by its own rules: contract and machines know neither DOM nor Node, a worker no page. */
for (const project of ['contract', 'machines', 'server', 'src/sw', '.'])
  run('npx', ['tsc', '-p', project]);
