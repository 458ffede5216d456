import { join } from 'node:path';
import { ensureInstalled, root } from './ensure.mjs';
import { supervise } from './supervise.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();

process.chdir(root);
process.exit(await supervise(join(root, 'dist', 'server', 'main.js')));
