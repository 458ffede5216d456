import { join } from 'node:path';
import { ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
run(process.execPath, [join(root, 'dist', 'server', 'admin.js'), ...process.argv.slice(2)]);
