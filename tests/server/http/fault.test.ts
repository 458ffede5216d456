import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../../server/log';
import { type TestPlatform, testPlatform } from '../../support/platform';

const lines: Record<string, unknown>[] = [];
const log = openLog('error', { write: (line: string) => lines.push(JSON.parse(line)) });

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { log });
  await platform.platform.sql`alter table gifts rename to planted_fault`;
});
afterAll(() => platform.close());

test('a fault of ours tells nothing of the inside, and stands whole in the log', async () => {
  const { token, id } = await platform.member();
  const { status, body, headers } = await platform.post('/gifts', {}, { token });
  expect(status).toBe(500);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(body).toEqual({ type: 'about:blank', title: 'Our fault', status: 500, code: 'fault' });
  const said = lines.filter(({ route }) => route === '/api/gifts');
  expect(said).toEqual([
    expect.objectContaining({
      msg: 'failed',
      method: 'POST',
      route: '/api/gifts',
      player: id,
      error: expect.objectContaining({
        message: expect.stringContaining('"gifts" does not exist'),
      }),
    }),
  ]);
  // The next request is answered.
  expect((await platform.get('/wallet/list', { token })).status).toBe(200);
});

test('what a driver adds to an error may be what somebody typed, and is not told', () => {
  lines.length = 0;
  const cause = Object.assign(new Error('planted'), { detail: 'Key (email)=(ada@example.com)' });
  log.error({ error: new Error('failed', { cause }) }, 'a part failed');
  log.error({ error: cause }, 'a part failed');
  expect(JSON.stringify(lines)).toContain('planted');
  expect(JSON.stringify(lines)).not.toContain('ada@example.com');
});
