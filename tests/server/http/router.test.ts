import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '../../../contract/problems';
import { LineRefusals } from '../../../server/http/line';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const TYPE = 'application/problem+json; charset=utf-8';

/** Everything that is answered to these bytes. */
const said = async (bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(platform.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += String(chunk);
  });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
};

test.each([
  ['GET', '/api/%ZZ', 404, 'not-found'],
  ['GET', '/api/nowhere', 404, 'not-found'],
  ['GET', '/images/%E0%A4%A', 404, 'not-found'],
  ['GET', '/nowhere.png', 404, 'not-found'],
  ['GET', `/api/fetch/${'a'.repeat(401)}`, 414, 'address-too-long'],
  ['PATCH', '/api/get', 405, 'method-unknown'],
  ['POST', '/images/image_1.webp', 404, 'not-found'],
])('%s %s is a problem: %s', async (method, path, status, code) => {
  const answer = await platform.ask(method, path);
  expect([answer.status, answer.type, answer.body.code]).toEqual([status, TYPE, code]);
});

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 'request-malformed'],
  [
    'much too long headers',
    `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    'headers-too-large',
  ],
  ['much too long an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 'headers-too-large'],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'request-malformed',
  ],
  [
    'a body of two sizes',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    'request-malformed',
  ],
] as const)('%s is answered with a problem, and hung up on', async (_what, bytes, code) => {
  const [head = '', body = ''] = (await said(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${problems[code].status} `);
  expect(head).toContain(`content-type: ${TYPE}`);
  expect(JSON.parse(body)).toMatchObject({ code, status: problems[code].status });
});

test('TRACE says nothing of what was sent', async () => {
  const bytes =
    'TRACE /api/get HTTP/1.1\r\nhost: x\r\ncookie: a=planted\r\nconnection: close\r\n\r\n';
  const answer = await said(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
  expect(answer).not.toContain('planted');
});

test('a path is decoded once', async () => {
  const once = await platform.ask('GET', '/api/%67et');
  const twice = await platform.ask('GET', '/api/%2567et');
  expect([once.body.code, twice.body.code]).toEqual(['not-signed-in', 'not-found']);
});

test('a body that would change what all objects share is refused', async () => {
  const bodies = ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'];
  for (const body of bodies) {
    const answer = await platform.ask('POST', '/api/games/find', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'body-invalid']);
  }
});

test('a field of the query that stands twice is no text', async () => {
  const { token } = await platform.signUp();
  const answer = await platform.get('/v1.0/player/friends?search=a&search=b', { token });
  expect([answer.status, answer.body.code]).toEqual([400, 'body-invalid']);
});

test('what did not arrive in time is answered with a problem', () => {
  const told: string[] = [];
  const socket = {
    writable: true,
    end: (text: string) => told.push(text),
    destroy: () => undefined,
  };
  const { refuseBytes } = new LineRefusals({ vary: 'x' });
  refuseBytes({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket as never);
  expect(told[0]).toContain('HTTP/1.1 408 Request Timeout');
  expect(told[0]).toContain('"code":"request-late"');
});

test('the description of the API is packed once and known by its tag', async () => {
  const ask = (headers: Record<string, string>) =>
    platform.ask('GET', '/api/openapi.json', undefined, { headers });
  const packed = await ask({ 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const plain = await ask({ 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.body.paths).toEqual(packed.body.paths);
  const etag = plain.headers.get('etag') ?? '';
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
});
