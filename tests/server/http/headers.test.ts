import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../server/http/calls';
import { forgeryCookieFor } from '../../../server/http/forgery';
import { registerHeaders } from '../../../server/http/headers';
import { type TestPlatform, testPlatform } from '../../support/platform';

let here: TestPlatform;
let secure: TestPlatform;
beforeAll(async () => {
  here = await testPlatform();
  secure = await testPlatform({ PUBLIC_URL: 'https://play.example' }, here.database);
});
afterAll(async () => {
  await secure.close();
  await here.close();
});

const never = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
const directives = (headers: Headers) =>
  (headers.get('content-security-policy') ?? '').split('; ').filter(Boolean);

/** Answers of every kind: of calls, refused and found nowhere, of hub and socket, of files. */
const addresses = [
  ['GET', '/api/bootstrap', 200],
  ['GET', '/api/get', 401],
  ['GET', '/api/nowhere', 404],
  ['GET', '/api/%ZZ', 404],
  ['PATCH', '/api/get', 405],
  ['POST', '/messageHub/negotiate?negotiateVersion=1', 401],
  ['GET', '/messageHub?id=unknown', 401],
  ['GET', '/socket.io/?EIO=4&transport=polling', 200],
  ['GET', '/socket.io/?EIO=4&transport=none', 400],
  ['GET', '/images/image_000000000000000000000000.webp', 404],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/docs', 200],
  ['GET', '/api/docs/start.js', 200],
  ['GET', '/manifest.webmanifest', 200],
  ['GET', '/healthz', 200],
  ['GET', '/mails', 404],
] as const;

describe.each(addresses)('%s %s', (method, path, status) => {
  const asked = async () => {
    const answer = await secure.ask(method, path, undefined, {
      headers: { origin: 'https://play.example' },
    });
    expect(answer.status).toBe(status);
    return answer;
  };

  test('is of its type, in no frame, and reached by https alone', async () => {
    const { headers, type } = await asked();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(directives(headers)).toEqual(expect.arrayContaining(never));
    expect(type).toMatch(/^(text\/[a-z]+; charset=utf-8|application\/[a-z+]+(; charset=utf-8)?)$/i);
  });

  test('is kept by nobody, or by whoever asks again each time', async () => {
    expect((await asked()).headers.get('cache-control')).toMatch(/^(no-store|no-cache)$/);
  });
});

test('what is data is no page: opened as one it loads and runs nothing', async () => {
  for (const path of ['/api/bootstrap', '/api/get', '/socket.io/?EIO=4&transport=polling']) {
    expect(directives((await here.ask('GET', path)).headers)).toEqual([
      "default-src 'none'",
      ...never,
      'sandbox',
    ]);
  }
});

const pageOf = async (reporting?: string): Promise<string[]> => {
  const app = Fastify();
  registerHeaders(app, 'http://localhost', reporting);
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>'));
  const { headers } = await fetch(await app.listen({ host: '127.0.0.1', port: 0 }));
  await app.close();
  return directives(headers);
};

/** Its own, and the one script that a drawn page begins with, by its hash. */
const scripts = expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/) as string;

test('a page takes scripts, styles and connections from its own origin alone', async () => {
  expect(await pageOf()).toEqual([
    "default-src 'self'",
    "img-src 'self' data: blob:",
    scripts,
    "connect-src 'self' blob:",
    ...never,
  ]);
});

test('a page may tell its faults to the origin that the operator names, besides', async () => {
  expect(await pageOf('https://faults.example/told?key=1')).toEqual([
    "default-src 'self'",
    "img-src 'self' data: blob:",
    scripts,
    "connect-src 'self' blob: https://faults.example",
    ...never,
  ]);
});

test('a script that has not changed keeps the policy of the worker that it may be', async () => {
  const path = '/api/docs/reader/swagger-ui-bundle.js';
  const etag = (await here.ask('GET', path)).headers.get('etag') ?? '';
  const again = await here.ask('GET', path, undefined, { headers: { 'if-none-match': etag } });
  expect([again.status, directives(again.headers)[0]]).toEqual([304, "default-src 'self'"]);
});

test('bytes that are no request are answered under the same headers', async () => {
  const socket = connect(Number(new URL(secure.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += String(chunk);
  });
  socket.write('HELLO\r\n\r\n');
  await once(socket, 'close');
  expect(text).toContain('x-content-type-options: nosniff\r\n');
  expect(text).toContain('strict-transport-security: max-age=31536000; includeSubDomains\r\n');
});

describe('the anti-forgery cookie [§6]', () => {
  const asking = (cookie?: string) => ({ method: 'GET', headers: { cookie } });

  test('over https is this host’s alone, and is sent by no page of another site', () => {
    expect(forgeryCookieFor(asking(), 'https://play.example')).toMatch(
      /^__Host-XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Lax; Secure$/,
    );
    const plain = forgeryCookieFor(asking('XSRF-TOKEN=abc'), 'https://play.example');
    expect(plain).toMatch(/^__Host-/);
    expect(forgeryCookieFor(asking('__Host-XSRF-TOKEN=abc'), 'https://play.example')).toBe(
      undefined,
    );
  });

  test('on plain http bears a name that browsers take there', () => {
    expect(forgeryCookieFor(asking(), 'http://localhost:3000')).toMatch(
      /^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Lax$/,
    );
    expect(forgeryCookieFor(asking('XSRF-TOKEN=abc'), 'http://localhost:3000')).toBe(undefined);
  });

  test('of both the one that no other host can set is echoed', async () => {
    const cookie = 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=ours';
    const post = async (echo: string) =>
      (await here.post('/games/find', {}, { headers: { cookie, 'x-xsrf-token': echo } })).status;
    expect([await post('planted'), await post('ours')]).toEqual([403, 200]);
  });
});

test('whatever changes something is asked for by no GET', () => {
  const changing = calls.filter(({ kind }) => kind === 'command');
  expect(changing.length).toBeGreaterThan(50);
  const gets = changing.flatMap(({ name, method, aliases = [] }) =>
    [method, ...aliases.map((alias) => alias.method)].includes('GET') ? [name] : [],
  );
  expect(gets).toEqual([]);
});
