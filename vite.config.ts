import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chunks, oneWay } from './scripts/plugins/chunks.ts';
import { classOf } from './scripts/plugins/classes.ts';
import { leanCalls, silentStates } from './scripts/plugins/lean.ts';
import { LongestFirst } from './scripts/plugins/longestFirst.ts';
import {
  brand,
  firstViews,
  INSPECTOR,
  inspector,
  layersFirst,
  officeInDevelopment,
  preloadedFont,
} from './scripts/plugins/page.ts';
import { pictures } from './scripts/plugins/pictures.ts';
import { planted } from './scripts/plugins/planted.ts';
import { compressed, serviceWorker } from './scripts/plugins/shell.ts';
import { vitestFiles } from './scripts/projects.mjs';
import { LONG_MS, TEST_MS, WAIT_MS } from './tests/support/patience.ts';

const server = {
  ssr: true,
  outDir: 'dist/server',
  target: 'node20',
  rollupOptions: {
    input: {
      main: 'server/main.ts',
      drawing: 'server/web/drawing.worker.ts',
      render: 'src/render.ts',
      ...(existsSync('server/admin.ts') ? { admin: 'server/admin.ts' } : {}),
    },
  },
};
const client = (mode: string) => ({
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  // The content-security policy takes data addresses for pictures only.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rollupOptions: {
    // The inspector shares the machines with the page, and must not start what starts the page.
    output: mode === 'inspect' ? {} : { codeSplitting: { groups: [chunks()] } },
  },
});
/** The page of staff: a build of its own, so that nothing of it is ever part of a player's. */
const office = {
  outDir: 'dist/office',
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rollupOptions: { input: ['src/office/index.html', INSPECTOR] },
};
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

const OFFICE = 'office';
const buildOf = (mode: string, isServer: boolean) => {
  if (isServer) return server;
  return mode === OFFICE ? office : client(mode);
};

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  },
});

const cores = availableParallelism();
/** Files that wait for a database, for restarts and for patience to end more than for themselves. */
const waiting = { maxWorkers: 2 * cores, sequence: { groupOrder: 1 } };

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  ...(mode === OFFICE && { base: '/staff/' }),
  plugins:
    mode === OFFICE
      ? [react(), silentStates(), leanCalls(), layersFirst(), oneWay(), compressed()]
      : [
          react(),
          brand(),
          pictures(),
          inspector(),
          officeInDevelopment(),
          serviceWorker(),
          silentStates(),
          leanCalls(),
          preloadedFont(),
          layersFirst(),
          oneWay(),
          firstViews(),
          compressed(),
          planted(),
        ],
  ...(command === 'build' && { css: { modules: { generateScopedName: classOf } } }),
  build: buildOf(mode, isSsrBuild === true),
  server: {
    proxy: {
      '/api': api,
      '/images': api,
      '/mails': api,
      '/manifest.webmanifest': api,
      '/messageHub': { target: api, ws: true },
      '/socket.io': { target: api, ws: true },
    },
  },
  test: {
    // All cores: the default leaves one of two idle. A share above 100 % would be taken for 100 %.
    maxWorkers: cores,
    sequence: { sequencer: LongestFirst },
    // What a walk makes lives briefly: with more room for the young, a tenth less goes to collecting it.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Pure rooms: no test changes what another one imports, and importing costs most.
          isolate: false,
          ...vitestFiles.unit,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // What a platform knows it knows of its own database: files may share what they import.
          isolate: false,
          globalSetup: 'tests/support/database.setup.ts',
          alias: {
            '@node-rs/argon2': fileURLToPath(new URL('tests/support/argon2.ts', import.meta.url)),
          },
          ...waiting,
          ...vitestFiles.server,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          ...vitestFiles.faults,
          testTimeout: LONG_MS,
          ...waiting,
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['patience', 'parts', 'plain'].map(
            (name) => `tests/support/${name}.setup.ts`,
          ),
          ...vitestFiles.views,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          // Found late, a dependency would reload the page in the middle of a test: what views load only
          // when they need it is looked through too.
          entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx', 'src/**/*.tsx'],
          include: [
            'axe-core',
            'elkjs/lib/elk.bundled.js',
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'stories',
          // A story leaves no trace: every file in a page of its own would load it all again.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
}));
