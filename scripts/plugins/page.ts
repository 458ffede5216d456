import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LOGO_COLOURS, LOGO_PATHS } from '../../src/art/logo.ts';

export const LATIN_FACES = /(inter|bricolage-grotesque)-latin-wght-normal[^/]*\.woff2$/;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${LOGO_PATHS.map(
  ([part, d]) => `<path fill="${LOGO_COLOURS[part]}" d="${d}"/>`,
).join('')}</svg>`;

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

/** The two Latin faces of the first screen are asked for with the page, not after the stylesheet. */
export const preloadedFonts = (): Plugin => ({
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
export const preloadedViews = (): Plugin => ({
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

const INSPECTOR = 'src/inspect/index.html';

/** The inspector's page: at `/__inspect` in development, and in a build of the mode `inspect`. */
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
