import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBootstrap } from '../../../contract/make/branding';
import type { PageDrawn, PageWanted } from '../../../contract/page';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../../contract/palette.rules';
import { earlyHash } from '../../../server/web/early';
import { guestPages } from '../../../server/web/guest';

let app: FastifyInstance;
const draw = vi.fn<(wanted: PageWanted) => Promise<PageDrawn | undefined>>();

beforeEach(() => {
  app = Fastify();
  app.get('/api/loc', async () => ({ country: 'MT' }));
  const { app: brand } = aBootstrap();
  app.get('/api/bootstrap', async () =>
    aBootstrap({ app: { ...brand, ...DARK_PALETTE, light: LIGHT_PALETTE } }),
  );
  app.get('/api/home/winners', async () => ({ money: [] }));
  draw.mockReset().mockImplementation(async ({ to }) => ({
    markup: `<h1>${to}</h1>`,
    taken: ['GET /api/loc {}'],
    mounted: [{ key: 'a "key" & more' }],
  }));
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const TEXT =
  '<html lang="en"><head><link rel="modulepreload" href="/a.js"></head><body><div id="root"></div></body></html>';
const guest = { address: '10.0.0.1', consent: undefined };
const pages = () => guestPages(app, (path) => ({ path, text: TEXT }), draw);
/** An attribute as a browser reads it. */
const readOf = (attribute: string): string =>
  attribute.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

const textOf = async (made: ReturnType<ReturnType<typeof pages>>) => String((await made).plain);

test('a drawn page shows its markup, and brings what that was drawn from', async () => {
  const page = await textOf(pages()('/', true, guest));
  expect(page).toContain('><h1>/</h1></div>');
  expect(page).toContain('{"GET /api/loc {}":{"country":"MT"}}</script></body>');
  expect(draw.mock.calls[0]?.[0].facts).toHaveProperty(['GET /api/home/winners {}']);
});

test('its mark says when and for whom it was drawn', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  const page = await textOf(pages()('/', true, { ...guest, consent: true }));
  const [, mark = ''] = /data-drawn="([^"]*)"/.exec(page) ?? [];
  expect(JSON.parse(readOf(mark))).toEqual({
    at: 1_000,
    consent: true,
    mounted: [{ key: 'a "key" & more' }],
  });
  expect(draw.mock.calls[0]?.[0]).toMatchObject({ at: 1_000, consent: true, to: '/' });
});

test('its scripts leave the line to what it is seen with', async () => {
  expect(await textOf(pages()('/', true, guest))).toContain(
    '<link fetchpriority="low" rel="modulepreload" href="/a.js">',
  );
});

test('it carries both palettes for the script that chooses one, and the policy knows that script', async () => {
  const page = await textOf(pages()('/', true, guest));
  const [, palettes = ''] = /data-palettes="([^"]*)"/.exec(page) ?? [];
  expect(JSON.parse(readOf(palettes))).toMatchObject({
    dark: { scheme: 'dark', colours: { '--color1': DARK_PALETTE.color1 } },
    light: { scheme: 'light', colours: { '--color1': LIGHT_PALETTE.color1 } },
  });
  const [, script = ''] = /<head><script>(.*?)<\/script>/.exec(page) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(earlyHash).toBe(`'sha256-${hash}'`);
});

test.each([
  ['an address with a query', '/', false],
  ['a game that nobody knows', '/games/nowhere', true],
])('%s is left to the browser, with all its answers', async (_, path, isPlain) => {
  const page = await textOf(pages()(path, isPlain, guest));
  expect(draw).not.toHaveBeenCalled();
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain('"GET /api/home/winners {}"');
});

test('what is not drawn is a page all the same', async () => {
  draw.mockResolvedValue(undefined);
  expect(await textOf(pages()('/', true, guest))).toContain('<div id="root"></div>');
});

test('a page that is drawn late is given with its answers, for the browser to draw', async () => {
  draw.mockReturnValue(new Promise(() => undefined));
  const page = await textOf(pages()('/', true, guest));
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain('"GET /api/home/winners {}"');
});

test('a page is drawn once a moment for all who said the same of their preferences', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pageFor = pages();
  await Promise.all([pageFor('/', true, guest), pageFor('/', true, guest)]);
  expect(draw).toHaveBeenCalledTimes(1);
  await pageFor('/', true, { ...guest, consent: false });
  expect(draw).toHaveBeenCalledTimes(2);
});
