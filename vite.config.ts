import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { LOGO_COLOURS, LOGO_PATHS } from './src/art/logo.ts';

const compressions = [
  ['br', promisify(brotliCompress)],
  ['gz', promisify(gzip)],
] as const;

/** Writes `.br` and `.gz` beside each text file: the server sends them as they are. */
const compressed = (): Plugin => {
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

const LATIN_FACES = /(inter|bricolage-grotesque)-latin-wght-normal[^/]*\.woff2$/;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${LOGO_PATHS.map(
  ([part, d]) => `<path fill="${LOGO_COLOURS[part]}" d="${d}"/>`,
).join('')}</svg>`;

const ICONS = [192, 512];
/** Dots an inch at which the logo's 32 units are as many dots as the largest icon has. */
const ICON_DENSITY = 1152;

/** The default brand's files at the addresses that the bootstrap call names. */
const brand = (): Plugin => ({
  name: 'brand',
  configureServer: ({ middlewares }) => {
    middlewares.use('/brand', (_, answer) => {
      answer.setHeader('content-type', 'image/svg+xml');
      answer.end(logo);
    });
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    // Notifications of the system show no vector graphics.
    const { default: sharp } = await import('sharp');
    const drawn = sharp(Buffer.from(logo), { density: ICON_DENSITY });
    for (const size of ICONS) {
      const source = await drawn.clone().resize(size).png().toBuffer();
      this.emitFile({ type: 'asset', fileName: `brand/icon-${size}.png`, source });
    }
    for (const name of ['logo', 'favicon']) {
      this.emitFile({ type: 'asset', fileName: `brand/${name}.svg`, source: logo });
    }
  },
});

const SHELL_PARTS = /^\/src\/(views|app|adapters)\/|^\/machines\//;

/**
 * The service worker: one file at the root, so that it may answer for every page, and without a
 * hash, so that browsers find the next one. The files that it keeps are written into it: another
 * build is another worker.
 */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  buildStart() {
    this.emitFile({ type: 'chunk', id: resolve('src/sw/sw.ts'), fileName: 'sw.js' });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const sourceOf = (id: string | null) => id?.slice(resolve('.').length) ?? '';
      const entry = chunks.find(({ facadeModuleId }) => sourceOf(facadeModuleId) === '/index.html');
      const worker = bundle['sw.js'];
      if (entry === undefined || worker?.type !== 'chunk') return;
      // What frames and pages are made of; games and their covers come when they are wanted.
      const parts = chunks.filter(({ facadeModuleId }) =>
        SHELL_PARTS.test(sourceOf(facadeModuleId)),
      );
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

/** The two Latin faces of the first screen are asked for with the page, not after the stylesheet. */
const preloadedFonts = (): Plugin => ({
  name: 'preloaded-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => LATIN_FACES.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          },
          injectTo: 'head-prepend',
        })),
  },
});

/** What the views are drawn with is asked for with the page, not after the entry has run. */
const preloadedViews = (): Plugin => ({
  name: 'preloaded-views',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = chunks.filter(({ name }) => name === 'draw' || name === 'http');
      const files = new Set(first.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      return [...files]
        .filter((file) => !html.includes(`/${file}`))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        }));
    },
  },
});

/** What a state says is for diagrams, stories and the inspector: a player never loads it. */
const silentStates = (): Plugin => ({
  name: 'silent-states',
  apply: (_, { command, mode, isSsrBuild }) =>
    command === 'build' && mode !== 'inspect' && isSsrBuild !== true,
  transform: {
    order: 'pre',
    filter: { id: /\/machines\/.*\.ts$|\/kit\/form\.ts$|table\.machine\.ts$/ },
    handler: (code) =>
      code.replace(/meta: \{\s*says: '[^']*',\s*spec: (?:'[^']*'|form\.spec),?\s*\},?/g, ''),
  },
});

/** What only the server, its documents and the development build read of a call. */
const SERVER_SIDE = [
  'aliases',
  'bytes',
  'out',
  'params',
  'query',
  'rate',
  'refusals',
  'says',
  'spec',
];

/**
 * A call as the page makes it: its name, method, path, audience, kind and whether it has a body.
 * Schemas that nothing on the page reads by go with the rest: a bundler cannot know by itself that
 * making one has no effect.
 */
const leanCalls = (): Plugin => ({
  name: 'lean-calls',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    order: 'pre',
    filter: { id: /\/contract\/[^/]+\.ts$/ },
    handler(code) {
      const edits: { start: number; end: number; text: string }[] = [];
      for (const statement of this.parse(code, { lang: 'ts' }).body) {
        const declared =
          statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type !== 'VariableDeclaration') continue;
        for (const { init } of declared.declarations) {
          if (init?.type !== 'CallExpression') continue;
          edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
          edits.push({ start: init.end, end: init.end, text: '))()' });
          const [described] = init.arguments;
          const isCall = init.callee.type === 'Identifier' && init.callee.name === 'call';
          if (!isCall || described?.type !== 'ObjectExpression') continue;
          for (const property of described.properties) {
            if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
            const { name } = property.key;
            if (name === 'body')
              edits.push({ start: property.start, end: property.end, text: 'body: {}' });
            else if (SERVER_SIDE.includes(name)) {
              const comma = code[property.end] === ',' ? 1 : 0;
              edits.push({ start: property.start, end: property.end + comma, text: '' });
            }
          }
        }
      }
      return edits
        .toSorted((one, other) => other.start - one.start)
        .reduce(
          (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
          code,
        );
    },
  },
});

const LAYERS = readFileSync(resolve('src/styles/layers.css'), 'utf8').trim();

/**
 * Every stylesheet begins with the order of the layers: whichever of them a page happens to load
 * first sets it, and a control's own look must not lose to the reset.
 */
const layersFirst = (): Plugin => ({
  name: 'layers-first',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        file.source = LAYERS + String(file.source);
      }
    }
  },
});

const INSPECTOR = 'src/inspect/index.html';

/** The inspector's page: at `/__inspect` in development, and in a build of the mode `inspect`. */
const inspector = (): Plugin => ({
  name: 'inspector',
  config: (_, { command, mode, isSsrBuild }) =>
    command === 'build' && mode === 'inspect' && isSsrBuild !== true
      ? { build: { rollupOptions: { input: ['index.html', INSPECTOR] } } }
      : undefined,
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (/^\/__inspect\/?(\?|$)/.test(request.url ?? '')) request.url = `/${INSPECTOR}`;
      next();
    });
  },
});

const server = {
  ssr: true,
  outDir: 'dist/server',
  target: 'node20',
  rollupOptions: {
    input: {
      main: 'server/main.ts',
      ...(existsSync('server/admin.ts') ? { admin: 'server/admin.ts' } : {}),
    },
  },
};
const client = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  // The content-security policy takes data addresses for pictures only.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rollupOptions: {
    output: {
      // Shared controls in one file: a dozen tiny ones would queue on a slow line.
      codeSplitting: {
        groups: [
          // Left to the controls, what loads chunks would make the entry wait for all of them.
          { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
          { name: 'controls', test: /src\/ui\//, minShareCount: 2 },
        ],
      },
    },
  },
};
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

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

/** Tests that take longest: `npm test -- long` runs them, the ten minutes of CI have no room. */
const long = process.env.LONG_TESTS === 'on' ? [] : ['**/*.long.test.*'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    brand(),
    inspector(),
    serviceWorker(),
    silentStates(),
    leanCalls(),
    preloadedFonts(),
    preloadedViews(),
    layersFirst(),
    compressed(),
  ],
  build: isSsrBuild === true ? server : client,
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
    // All cores: the default leaves one of two idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Pure rooms: no test changes what another one imports, and importing costs most.
          isolate: false,
          include: [
            'tests/{contract,machines,games,inspect,scripts}/**/*.test.ts',
            'model-tests/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts', ...long],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: 'tests/support/database.setup.ts',
          include: ['tests/server/**/*.test.ts'],
          // A first start of the database makes its cluster, which a busy machine does slowly.
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'happy-dom',
          isolate: false,
          include: [
            'tests/{views,ui}/**/*.test.{ts,tsx}',
            'tests/games/views/**/*.test.tsx',
            'model-tests/views/**/*.test.tsx',
          ],
          exclude: long,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          // Found late, a dependency would reload the page in the middle of a test.
          entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'],
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
