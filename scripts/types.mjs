import { run } from './ensure.mjs';

/** Each room by its own rules: contract and machines know neither DOM nor Node. */
for (const project of ['contract', 'machines', 'server', '.']) run('npx', ['tsc', '-p', project]);
