import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { headersAt } from '../../../server/http/headers';
import { rates } from '../../../server/http/limiter';
import { goOn, stand } from '../../support/clock';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ RATE_LIMITS: 'on' });
});
afterAll(() => platform.close());

test('guessing passwords from one address is slowed down, whoever is guessed at', async () => {
  const answers = await Promise.all(
    Array.from({ length: rates.place.burst + 20 }, (_, index) =>
      platform.post('/auth/sign-in', { email: `guess${index}@example.com`, password: 'x' }),
    ),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThanOrEqual(4);
  expect(limited[0]?.body.code).toBe('rate-limited');
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a large body is not taken from strangers, nor many of them from one player', async () => {
  const file = 'A'.repeat(5_000_000);
  const stranger = await platform.ask('PUT', '/api/settings/icon', { file });
  expect([stranger.status, stranger.body.code]).toEqual([401, 'not-signed-in']);
  const { token } = await platform.signUp();
  const small = { file: 'A'.repeat(100) };
  const answers = await Promise.all(
    Array.from({ length: rates.upload.burst + 5 }, () =>
      platform.ask('PUT', '/api/settings/icon', small, { token }),
    ),
  );
  const codes = answers.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'rate-limited').length).toBeGreaterThanOrEqual(3);
  expect(codes).toContain('image-refused');
});

test('who has just joined says less to others, by whichever call; a day later as much as all', async () => {
  const newcomer = await platform.member();
  const regular = await platform.signUp();
  await platform.database.sql`
    update players set joined = joined - interval '2 days' where username = ${regular.username}`;
  const speak = async (token: string, to: string) => {
    const said = new Set<number>();
    for (let index = 0; index < rates.newcomer.burst + 4; index += 1) {
      const text = `${index}`;
      const { status } = await (index % 2 === 0
        ? platform.post('/games/createMessage', { gameId: 'game_high-striker', text }, { token })
        : platform.post('/letters/send', { recipient: to, text }, { token }));
      said.add(status);
    }
    return [...said];
  };
  const reader = await platform.member();
  expect(await speak(newcomer.token, reader.id)).toEqual([200, 429]);
  expect(await speak(regular.token, reader.id)).toEqual([200]);
});

test('one route that is limited leaves the others alone', async () => {
  expect((await platform.get('/bootstrap')).status).toBe(200);
});

test('the description of the API is read so often, and the API itself goes on', async () => {
  // However slow the machine, no bucket refills.
  stand();
  onTestFinished(goOn);
  const answers = await Promise.all(
    Array.from({ length: rates.read.burst + 60 }, () => platform.get('/openapi.json')),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(60);
  expect(limited[0]?.body.code).toBe('rate-limited');
  expect((await platform.get('/bootstrap')).status).toBe(200);
});

test('a client that never finishes its headers is let go', async () => {
  const { hostname, port } = new URL(platform.url);
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  line.write('GET /api/bootstrap HTTP/1.1\r\nhost: slow\r\nx-slow: ');
  let told = '';
  line.on('data', (data: Buffer) => {
    told += data.toString();
  });
  await once(line, 'close');
  expect(told).toMatch(/^HTTP\/1\.1 408 /);
});

test.for([
  ['that is neither the hub nor the socket', '/elsewhere', '', 404],
  ['of another site’s page', '/messageHub?id=x', 'origin: https://evil.example\r\n', 403],
  ['of the hub without a token', '/messageHub', '', 401],
] as const)(
  'an upgrade %s is refused with a problem, under the headers of every answer',
  async ([, path, origin, status]) => {
    const { hostname, port } = new URL(platform.url);
    const line = connect(Number(port), hostname);
    await once(line, 'connect');
    line.write(
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n${origin}\r\n`,
    );
    const told = (await line.setEncoding('utf8').toArray()).join('').toLowerCase();
    expect(told.startsWith(`http/1.1 ${status} `)).toBe(true);
    expect(told).toContain(`"status":${status}`);
    for (const [name, value] of Object.entries(headersAt(platform.url)))
      expect(told).toContain(`${name}: ${value}\r\n`.toLowerCase());
  },
);

test('long answers are packed for clients that take it', async () => {
  const { headers, body } = await platform.get('/countries', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(body.items.length).toBeGreaterThan(200);
});
