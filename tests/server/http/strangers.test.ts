import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLocal } from '../../../server/http/local';
import { type TestPlatform, testPlatform } from '../../support/platform';

let here: TestPlatform;
beforeAll(async () => {
  here = await testPlatform({ PUBLIC_URL: 'http://localhost:4000' });
});
afterAll(() => here.close());

const forwarding = [
  { forwarded: 'for=198.51.100.7' },
  { 'x-forwarded-for': '198.51.100.7' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
  { host: 'play.example' },
  { host: 'localhost.example:3000' },
  { host: '' },
] as const;

test.for(forwarding)('a request with %j did not come from this machine', (headers) => {
  expect(isLocal({ headers: { host: 'localhost', ...headers } })).toBe(false);
});

test.for(['localhost:3000', 'LOCALHOST', '127.0.0.1:1', '127.1.2.3', '[::1]:3000'])(
  'a request to %s did',
  (host) => {
    expect(isLocal({ headers: { host } })).toBe(true);
  },
);

/** fetch keeps the host for itself. */
const statusOf = async (path: string, headers: Record<string, string>): Promise<number> => {
  const [answer] = await once(get(`${here.url}${path}`, { headers, agent: false }), 'response');
  answer.resume();
  return answer.statusCode;
};

test('the kept mails are there for who sits at this machine, and for nobody else', async () => {
  expect(await statusOf('/mails', {})).toBe(200);
  expect(await statusOf('/mails', { 'x-forwarded-for': '198.51.100.7' })).toBe(404);
  expect(await statusOf('/mails', { host: 'play.example' })).toBe(404);
});

describe('hub and socket', () => {
  const OWN = 'own';
  const upgrade = async (path: string, from: string): Promise<string> => {
    const origin = from === OWN ? here.url : from;
    const { hostname, port, host } = new URL(here.url);
    const line = connect(Number(port), hostname);
    await once(line, 'connect');
    line.write(
      [
        `GET ${path} HTTP/1.1`,
        `host: ${host}`,
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
        ...(origin === '' ? [] : [`origin: ${origin}`]),
        '\r\n',
      ].join('\r\n'),
    );
    const [answer] = (await once(line, 'data')) as [Buffer];
    line.destroy();
    return /^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1] ?? '';
  };
  const hub = async () => `/messageHub?access_token=${(await here.signUp()).token}`;
  const rooms = async () => '/socket.io/?EIO=4&transport=websocket';

  test.for([
    ['hub', 'https://evil.example', '403', hub],
    ['hub', 'null', '403', hub],
    ['hub', 'http://127.0.0.1:1', '403', hub],
    ['hub', OWN, '101', hub],
    ['hub', 'http://localhost:4000', '101', hub],
    ['hub', '', '101', hub],
    ['socket', 'https://evil.example', '403', rooms],
    ['socket', OWN, '101', rooms],
    ['socket', 'http://localhost:4000', '101', rooms],
    ['socket', '', '101', rooms],
  ] as const)(
    'the %s answers an upgrade by a page of “%s” with %s',
    async ([, origin, status, path]) => {
      expect(await upgrade(await path(), origin)).toBe(status);
    },
  );

  test.for([
    ['https://evil.example', 403],
    ['http://localhost:4000', 200],
  ] as const)(
    'answer the transports over HTTP of a page of %s with %i',
    async ([origin, status]) => {
      const { token } = await here.signUp();
      const headers = { origin };
      const negotiated = await here.ask('POST', '/messageHub/negotiate?negotiateVersion=1', '', {
        token,
        headers,
      });
      expect(negotiated.status).toBe(status);
      const polled = await here.ask('GET', '/socket.io/?EIO=4&transport=polling', undefined, {
        headers,
      });
      expect(polled.status).toBe(status);
      expect((await here.get('/bootstrap', { headers })).status).toBe(200);
    },
  );
});

describe('sample players', () => {
  const june = { email: 'DemoJune@demo.example', password: 'Carousel-2026' };
  const code = async (platform: TestPlatform, email: string, headers = {}) => {
    const answer = await platform.post('/auth/sign-in', { ...june, email }, { headers });
    return [answer.status, answer.body.code];
  };
  const refused = [401, 'wrong-credentials'];
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };

  test('sign in from this machine alone, by whichever name', async () => {
    const demo = await testPlatform({ DEMO: 'on' }, here.database);
    for (const name of [june.email, 'demojune', 'DemoLevi']) {
      expect(await code(demo, name)).toEqual([200, undefined]);
      expect(await code(demo, name, forwarded)).toEqual(refused);
    }
    const { email } = await demo.signUp();
    expect(await code(demo, email, forwarded)).toEqual([200, undefined]);
    await demo.close();
    // Whoever tried the platform out and opens it then has them in the database still.
    const opened = await testPlatform({ DEMO: 'on', TRUST_PROXY: '1' }, here.database);
    expect(await code(opened, june.email)).toEqual(refused);
    expect(await code(opened, email, forwarded)).toEqual([200, undefined]);
    await opened.close();
  });
});

test('over https browsers are told to come by https alone', async () => {
  const secure = await testPlatform({ PUBLIC_URL: 'https://play.example' }, here.database);
  const policy = 'strict-transport-security';
  expect((await secure.get('/bootstrap')).headers.get(policy)).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect((await here.get('/bootstrap')).headers.get(policy)).toBeNull();
  await secure.close();
});
