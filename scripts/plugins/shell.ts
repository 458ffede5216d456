import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { LATIN_FACES } from './page.ts';

const compressions = [
  ['br', promisify(brotliCompress)],
  ['gz', promisify(gzip)],
] as const;

/** Writes `.br` and `.gz` beside each text file: the server sends them as they are. */
export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      // A build that failed left nothing, and has its own error to tell.
      if (!existsSync(folder)) return;
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|svg|json|txt)$/.test(file));
      for (const file of texts) {
        const text = await readFile(join(folder, file));
        for (const [ending, pack] of compressions) {
          await writeFile(join(folder, `${file}.${ending}`), await pack(text));
        }
      }
    },
  };
};

const ENTRY = /^\/src\/main\.ts$/;
const SHELL_PARTS = /^\/src\/(views|app|adapters)\/|^\/machines\//;

/**
 * The service worker: one file at the root, so that it may answer for every page, and without a
 * hash, so that browsers find the next one. The files that it keeps are written into it: another
 * build is another worker.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  buildStart() {
    this.emitFile({ type: 'chunk', id: resolve('src/sw/sw.ts'), fileName: 'sw.js' });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const holds = ({ moduleIds }: Rolldown.OutputChunk, files: RegExp): boolean =>
        moduleIds.some((id) => files.test(id.slice(resolve('.').length)));
      const entry = chunks.find((chunk) => holds(chunk, ENTRY));
      const worker = bundle['sw.js'];
      if (entry === undefined || worker?.type !== 'chunk') return;
      // What frames and pages are made of; games and their covers come when they are wanted.
      const parts = chunks.filter((chunk) => holds(chunk, SHELL_PARTS));
      const files = new Set<string>();
      const take = (name: string): void => {
        const file = bundle[name];
        if (files.has(name) || file?.type !== 'chunk') return;
        files.add(name);
        file.imports.forEach(take);
        for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
      };
      for (const { fileName } of [entry, ...parts]) take(fileName);
      const fonts = Object.keys(bundle).filter((name) => LATIN_FACES.test(name));
      const kept = [...files, ...fonts].map((name) => `/${name}`);
      const version = createHash('sha256').update(kept.join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replace('__SHELL__', JSON.stringify({ version, files: kept }));
    },
  },
});
