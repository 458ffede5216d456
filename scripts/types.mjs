import { run } from './ensure.mjs';

/** Each room by its own rules: pure rooms know neither DOM nor Node, a worker no page. */
for (const project of ['contract', 'machines', 'games', 'server', 'src/sw', '.'])
  run('npx', ['tsc', '-p', project]);
