import { readdirSync } from 'node:fs';
import { createServer } from 'vite';
import { asvsDocuments } from './asvs.mjs';
import { staleOf, writeDocuments } from './docs/documents.mjs';
import { edgeDocuments } from './docs/edges.mjs';
import { fairnessDocuments } from './docs/fairness.mjs';
import { machineDocuments } from './docs/machines.mjs';
import { tableDocuments } from './docs/tables.mjs';
import { ensureInstalled, root } from './ensure.mjs';
import { specMapDocuments } from './spec-map.mjs';

ensureInstalled();

/** What becomes a document: each answers with `{ path, content() }` of what it writes. */
const writers = [
  machineDocuments,
  tableDocuments,
  specMapDocuments,
  asvsDocuments,
  edgeDocuments,
  fairnessDocuments,
];

/** Node 20 strips no types: vite reads the sources. */
const vite = await createServer({
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});

const given = process.argv.slice(2);
const isCheck = given.includes('--check');
/** The machines that are walked anew: those that are named, or all. */
const named = given.filter((word) => !word.startsWith('--'));

const house = {
  root,
  isCheck,
  named,
  load: (file) => vite.ssrLoadModule(`/${file}`),
  files: (folder, ending) =>
    readdirSync(`${root}/${folder}`, { recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith(ending))
      .sort(),
};

// One after the other: a walk leaves no time for the modules that another one waits for.
const documents = [];
for (const write of writers) documents.push(...(await write(house)));
const stale = isCheck ? staleOf(root, documents) : writeDocuments(root, documents);
await vite.close();

for (const path of stale) console.log(`${isCheck ? 'not current' : 'written'}: ${path}`);
if (isCheck && stale.length > 0) console.log('Run npm run docs, and commit what it writes.');
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;
