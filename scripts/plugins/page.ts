import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { Screen } from '../../machines/router/screen.ts';
import { LOGO_COLOURS, LOGO_PATHS } from '../../src/art/logo.ts';

const FIRST_FACE = /bricolage-grotesque-latin-wght-normal[^/]*\.woff2$/;
export const LATIN_FACES = /(inter|bricolage-grotesque)-latin-wght-normal[^/]*\.woff2$/;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${LOGO_PATHS.map(
  ([part, d]) => `<path fill="${LOGO_COLOURS[part]}" d="${d}"/>`,
).join('')}</svg>`;

/** Where the server reads them, below the built client. */
const HEADS = '.vite/heads.json';

const ICONS = [192, 512];
/** Dots an inch at which the logo's 32 units are as many dots as the largest icon has. */
const ICON_DENSITY = 1152;

/** The default brand's files at the addresses that the bootstrap call names. */
export const brand = (): Plugin => ({
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

/**
 * The face of the largest words is asked for with the page, not after the stylesheet; what is read
 * begins in a font of the device with the same measures.
 */
export const preloadedFont = (): Plugin => ({
  name: 'preloaded-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FACE.test(file))
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

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksIn = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk and what it imports at once. */
const withImports = (name: string, bundle: Bundle, seen = new Set<Chunk>()): ReadonlySet<Chunk> => {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const imported of chunk.imports) withImports(imported, bundle, seen);
  return seen;
};

/** The screens of the client, which is written for a bundler. */
const screens = async (): Promise<{ path: string; screen: Screen }[]> => {
  const { module } = await runnerImport<{ patterns: readonly { path: string; name: string }[] }>(
    resolve('machines/router/router.rules.ts'),
  );
  const { module: app } = await runnerImport<{ routes: Readonly<Record<string, Screen>> }>(
    resolve('machines/app/routes.ts'),
  );
  const screenOf = (name: string) => app.routes[name] as Screen;
  return [...module.patterns, { path: '*', name: 'notFound' }].map(({ path, name }) => ({
    path,
    screen: screenOf(name),
  }));
};

const scriptLink = (file: string): string =>
  `<link rel="modulepreload" crossorigin href="/${file}">`;
const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

/**
 * What the first view of each address is drawn with is asked for with its page, not one after the
 * other once the entry has run. The server puts it into the page (`server/web/heads.ts`); addresses
 * stand in the order in which they are tried, the last one is for every other.
 */
export const firstViews = (): Plugin => ({
  name: 'first-views',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = String((bundle['index.html'] as Rolldown.OutputAsset | undefined)?.source);
      const named = (name: string) => chunksIn(bundle).filter((chunk) => chunk.name === name);
      const headOf = ({ page: view }: Screen): string => {
        const first = ['frame', 'calls', view].flatMap(named);
        const chunks = first.flatMap(({ fileName }) => [...withImports(fileName, bundle)]);
        const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const links = new Map([
          ...styles.map((file) => [file, styleLink(file)] as const),
          ...chunks.map(({ fileName }) => [fileName, scriptLink(fileName)] as const),
        ]);
        return [...links].flatMap(([file, link]) => (page.includes(file) ? [] : link)).join('');
      };
      const heads = (await screens()).map(({ path, screen }) => ({ path, head: headOf(screen) }));
      this.emitFile({ type: 'asset', fileName: HEADS, source: JSON.stringify(heads) });
    },
  },
});

const LAYERS = readFileSync(resolve('src/styles/layers.css'), 'utf8').trim();

/**
 * Every stylesheet begins with the order of the layers: whichever of them a page happens to load
 * first sets it, and a control's own look must not lose to the reset.
 */
export const layersFirst = (): Plugin => ({
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

/** The inspector's page. */
export const INSPECTOR = 'src/inspect/index.html';

/** At `/__inspect` in development, and in a build of the mode `inspect`; the office's build has it as well. */
export const inspector = (): Plugin => ({
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

/** The office's page in development: at every address below `/staff`, as the server serves its build. */
export const officeInDevelopment = (): Plugin => ({
  name: 'office-in-development',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (/^\/staff(\/[^.]*)?(\?|$)/.test(request.url ?? ''))
        request.url = '/src/office/index.html';
      next();
    });
  },
});
