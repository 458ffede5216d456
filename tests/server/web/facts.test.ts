import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerClient } from '../../../server/web/client';
import { dataFolder } from '../../support/folder';

let folder: Awaited<ReturnType<typeof dataFolder>>;
let app: FastifyInstance;
let asked: string[];

beforeEach(async () => {
  folder = await dataFolder();
  await mkdir(join(folder.path, '.vite'));
  await writeFile(join(folder.path, 'index.html'), '<head></head><body></body>');
  await writeFile(join(folder.path, '.vite', 'heads.json'), '[{"path":"*","head":""}]');
  app = Fastify();
  asked = [];
  app.addHook('onRequest', async ({ url, ip }) => asked.push(`${url} ${ip}`));
  app.get('/api/loc', async ({ ip }) => ({ country: ip === '10.0.0.2' ? 'DE' : 'MT' }));
  app.get('/api/bootstrap', async () => ({ name: '</script><b>' }));
  app.get('/api/games/home', async (_, reply) => reply.code(503).send({ code: 'unavailable' }));
  app.post('/api/games/neon-orchard', async () => ({ name: 'Neon Orchard' }));
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  await folder.remove();
});

const pageAt = async (url: string, remoteAddress = '10.0.0.1') =>
  (await app.inject({ url, remoteAddress })).body;
const factsIn = (page: string): Record<string, unknown> =>
  JSON.parse(
    /<script id="facts" type="application\/json">([^<]*)<\/script><\/body>/.exec(page)?.[1] ?? '',
  );
const timesAsked = (path: string) => asked.filter((each) => each.startsWith(`${path} `)).length;

test('a page brings the answers of its first questions, as its visitor would get them', async () => {
  await registerClient(app, folder.path, 'http://localhost');
  expect(factsIn(await pageAt('/games/neon-orchard'))).toEqual({
    'GET /api/loc {}': { country: 'MT' },
    'GET /api/bootstrap {}': { name: '</script><b>' },
    'POST /api/games/neon-orchard {}': { name: 'Neon Orchard' },
  });
  expect(asked).toContain('/api/bootstrap 10.0.0.1');
});

test('a page is made once a moment for all of a country, and each address has its own place', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await registerClient(app, folder.path, 'http://localhost');
  const pages = await Promise.all([pageAt('/'), pageAt('/'), pageAt('/')]);
  expect(new Set(pages).size).toBe(1);
  expect(timesAsked('/api/bootstrap')).toBe(1);
  expect(factsIn(await pageAt('/', '10.0.0.2'))['GET /api/loc {}']).toEqual({ country: 'DE' });
  expect(timesAsked('/api/bootstrap')).toBe(2);
  vi.setSystemTime(Date.now() + 2_000);
  await pageAt('/');
  expect(timesAsked('/api/bootstrap')).toBe(3);
});

test('the first page is made as soon as the platform listens, before anybody asks for one', async () => {
  await registerClient(app, folder.path, 'http://localhost');
  expect(asked).toEqual([]);
  await app.listen({ port: 0 });
  await expect.poll(() => timesAsked('/api/bootstrap')).toBe(1);
});

test('a platform that does not answer keeps its page from nobody', async () => {
  app.get('/api/home/winners', () => new Promise(() => undefined));
  await registerClient(app, folder.path, 'http://localhost');
  expect(await pageAt('/')).toBe('<head></head><body></body>');
});
