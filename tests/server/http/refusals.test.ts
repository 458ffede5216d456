import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problem } from '../../../contract/problems';
import { Refusals } from '../../../server/http/refusals';
import { openLog } from '../../../server/log';
import { PASSWORD } from '../../support/password';
import { type TestPlatform, testPlatform } from '../../support/platform';

const lines: Record<string, unknown>[] = [];
const log = openLog('info', { write: (line: string) => lines.push(JSON.parse(line)) });

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { log });
});
afterAll(() => platform.close());
beforeEach(() => {
  lines.length = 0;
});

const refused = () =>
  lines.filter(({ msg }) => msg === 'refused').map(({ code, call }) => [code, call]);

test('a refused sign-in leaves a line: when, what, from where, and nothing that was typed', async () => {
  const { email } = await platform.signUp();
  await platform.post('/auth/sign-in', { email, password: 'Planted-2026' });
  await platform.post('/auth/sign-in', { email, password: PASSWORD });
  expect(refused()).toEqual([['wrong-credentials', 'signIn']]);
  const line = lines.find(({ msg }) => msg === 'refused');
  expect(line).toMatchObject({ place: '127.0.0.1', request: expect.any(String) });
  expect(line?.['time']).toBeTypeOf('number');
  expect(JSON.stringify(lines)).not.toContain('Planted');
  expect(JSON.stringify(lines)).not.toContain(email);
});

test('what is not one’s own to call leaves a line, with no token', async () => {
  await platform.get('/get');
  await platform.get('/get', { token: 'planted.token.here' });
  expect(refused()).toEqual([
    ['not-signed-in', 'getUser'],
    ['token-expired', 'getUser'],
  ]);
  expect(JSON.stringify(lines)).not.toContain('planted');
});

test('what a control kept out leaves a line, and names the player', async () => {
  const { token, id } = await platform.member();
  await platform.post('/games/find', {}, { headers: { cookie: 'XSRF-TOKEN=planted' } });
  await platform.post('/settings/update', { about: 7 }, { token });
  expect(refused()).toEqual([
    ['csrf-failed', 'findGames'],
    ['body-invalid', 'updateSettings'],
  ]);
  expect(lines.at(-1)).toMatchObject({ player: id });
});

test('what is everyday life leaves none', async () => {
  const { token } = await platform.signUp();
  await platform.get('/fetch/player_unknown0', { token });
  expect(refused()).toEqual([]);
});

test('a flood writes so many lines, and the next one says how many it left out', () => {
  const said: object[] = [];
  const refusals = new Refusals({ info: (facts) => said.push(facts) }, 0);
  const request = { call: 'signIn', player: undefined, place: '192.0.2.1', request: 'r' };
  for (let i = 0; i < 1_000; i += 1) refusals.note(problem('wrong-credentials'), request, 0);
  expect(said).toHaveLength(200);
  refusals.note(problem('wrong-credentials'), request, 1_000);
  expect(said.at(-1)).toEqual({ code: 'wrong-credentials', ...request, unsaid: 800 });
  refusals.note(problem('wrong-credentials'), request, 1_000);
  expect(said.at(-1)).not.toHaveProperty('unsaid');
});
