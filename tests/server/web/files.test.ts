import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerClient } from '../../../server/web/client';
import { dataFolder } from '../../support/folder';

const SCRIPT = 'export const seven = 7;';
/** In the order in which they are tried, as the build writes them. */
const heads = [
  { path: '/', head: '<link href="/assets/lobby.js">' },
  { path: '/gifts/send', head: '<link href="/assets/send.js">' },
  { path: '/gifts/:list', head: '<link href="/assets/gifts.js">' },
  { path: '*', head: '<link href="/assets/nowhere.js">' },
];
let folder: Awaited<ReturnType<typeof dataFolder>>;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await dataFolder();
  const put = (path: string, bytes: string | Buffer) => writeFile(join(folder.path, path), bytes);
  await mkdir(join(folder.path, 'assets', 'games'), { recursive: true });
  await mkdir(join(folder.path, 'brand'));
  await mkdir(join(folder.path, '.vite'));
  await put('index.html', '<!doctype html><head><title>Fair</title></head>');
  await put('.vite/heads.json', JSON.stringify(heads));
  await put('assets/seven-Abc_1-2x.js', SCRIPT);
  await put('assets/seven-Abc_1-2x.js.br', brotliCompressSync(SCRIPT));
  await put('assets/seven-Abc_1-2x.js.gz', gzipSync(SCRIPT));
  await put('brand/icon.svg', '<svg/>');
  // Its name ends as a hash might.
  await put('assets/games/midnight-carousel.svg', '<svg/>');
  app = Fastify();
  await registerClient(app, folder.path, 'http://localhost');
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: said, body } = await app.inject({ url, headers });
  return { status: statusCode, said, body };
};

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('who takes %j gets %s', async (accepted, encoding) => {
  const { status, said } = await get('/assets/seven-Abc_1-2x.js', { 'accept-encoding': accepted });
  expect([status, said['content-encoding'], said.vary]).toEqual([200, encoding, 'accept-encoding']);
  expect(said['content-type']).toBe('text/javascript; charset=utf-8');
});

test('a hashed name is kept for good, another is asked for again and told that it is the same', async () => {
  const hashed = await get('/assets/seven-Abc_1-2x.js');
  expect(hashed.said['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.body).toBe(SCRIPT);
  const brand = await get('/brand/icon.svg');
  expect([brand.said['cache-control'], brand.said['content-type']]).toEqual([
    'no-cache',
    'image/svg+xml',
  ]);
  const cover = await get('/assets/games/midnight-carousel.svg');
  expect(cover.said['cache-control']).toBe('no-cache');
  const again = await get('/brand/icon.svg', { 'if-none-match': String(brand.said.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test.each([
  '/assets/seven-Abc_1-2x.js.br',
  '/assets/none.js',
  '/assets/../index.html.js',
  '/x.html',
])('%s is not there', async (url) => {
  expect((await get(url)).status).toBe(404);
});

test('any other path is a page', async () => {
  expect((await get('/games/neon-orchard')).body).toContain('<title>Fair</title>');
});

test.each([
  ['/', 'lobby'],
  ['/?language=de', 'lobby'],
  ['/gifts/send', 'send'],
  ['/gifts/received/', 'gifts'],
  ['/gifts', 'nowhere'],
  ['/gifts/received/more', 'nowhere'],
])('the page of %s asks for what its first view is drawn with', async (url, asked) => {
  const { body } = await get(url);
  expect(body).toContain(`<head><title>Fair</title><link href="/assets/${asked}.js"></head>`);
});
