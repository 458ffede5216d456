import { afterAll, beforeAll, expect, test } from 'vitest';
import { VIEWING_MS } from '../../../contract/limits';
import { calls } from '../../../server/http/calls';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let support: TestStaff;
let auditor: TestStaff;
let player: Member;
beforeAll(async () => {
  platform = await testPlatform();
  support = await testStaff(platform, 'support');
  auditor = await testStaff(platform, 'admin');
  player = await platform.member();
});
afterAll(() => platform.close());

const MARK = '/staff/view#';

/** The token of the page that a member looks at. */
const looking = async (by: TestStaff, of: string): Promise<string> => {
  const asked = { _id: of, why: 'They say that a gift is missing' };
  const { status, body } = await platform.post('/staff/players/view', asked, by);
  expect(status).toBe(200);
  const { page } = body as unknown as { page: string };
  expect(page.startsWith(MARK)).toBe(true);
  return page.slice(MARK.length);
};

test('a member of staff reads what the player reads, and the audit says who, whose and why', async () => {
  const token = await looking(support, player.id);
  const seen = await platform.get('/get', { token });
  expect(seen).toMatchObject({ status: 200, body: { _id: player.id, email: player.email } });
  expect((await platform.get('/wallet/list', { token })).body).toEqual(
    (await platform.get('/wallet/list', player)).body,
  );
  const { body } = await platform.post('/staff/audit', { search: 'gift is missing' }, auditor);
  expect(body.items).toEqual([
    expect.objectContaining({ deed: 'viewPlayer', subject: player.id, name: 'Test support' }),
  ]);
});

const addressOf = (path: string): string => path.replace(/:\w+/g, 'x');
const isPlayers = ({ audience }: { audience: string }) => ['player', 'anyone'].includes(audience);

test.each(
  calls
    // An exchange asks for a player's token, and takes no other.
    .filter(({ name }) => name !== 'refreshToken')
    .filter((call) => isPlayers(call) && (call.kind === 'command' || call.isSealed === true))
    .map((call) => [call.name, call] as const),
)('%s: nothing is done, and nothing read that is between players', async (_, call) => {
  token ??= await looking(support, player.id);
  const body = call.method === 'GET' ? undefined : {};
  const answer = await platform.ask(call.method, `/api${addressOf(call.path)}`, body, { token });
  expect([answer.status, answer.body.code]).toEqual([403, 'looking']);
});
let token: string | undefined;

test('whoever is looked at is not there for others, and their token opens neither hub nor rooms', async () => {
  const own = await looking(support, player.id);
  const negotiated = await platform.ask(
    'POST',
    '/messageHub/negotiate?negotiateVersion=1',
    undefined,
    {
      token: own,
    },
  );
  expect(negotiated.status).toBe(401);
  expect(platform.platform.presence.here()).not.toContain(player.id);
  expect((await platform.ask('PUT', '/api/auth/refresh', {}, { token: own })).status).toBe(401);
});

test('the page closes with the session of the member, and by itself', async () => {
  const passing = await testStaff(platform, 'support');
  const own = await looking(passing, player.id);
  const { viewings, now } = platform.platform;
  expect(await viewings.of(own, now())).toMatchObject({ player: player.id, viewer: passing.id });
  expect(await viewings.of(own, now() + VIEWING_MS)).toBeUndefined();
  expect((await platform.post('/staff/sign-out', {}, passing)).status).toBe(200);
  expect((await platform.get('/get', { token: own })).status).toBe(401);
});

test('only for whoever may write of players: a role that may not any more sees nothing', async () => {
  const barred = await testStaff(platform, 'moderator');
  const own = await looking(barred, player.id);
  await platform.database.sql`update staff set status = 'barred' where id = ${barred.id}`;
  expect((await platform.get('/get', { token: own })).status).toBe(401);
  const translator = await testStaff(platform, 'translator');
  const asked = { _id: player.id, why: 'To see' };
  expect((await platform.post('/staff/players/view', asked, translator)).status).toBe(403);
});

test('a token of a player, of staff or of another key opens no such page', async () => {
  const { viewings, now } = platform.platform;
  const own = await looking(support, player.id);
  const [head, , signature] = own.split('.');
  const forged = Buffer.from(JSON.stringify({ aud: 'viewer', sub: player.id })).toString(
    'base64url',
  );
  for (const other of [player.token, support.token, `${head}.${forged}.${signature}`, own.slice(1)])
    expect(await viewings.of(other, now())).toBeUndefined();
});

test('nobody is looked at who is none, and it takes a second factor of a moment ago', async () => {
  const nobody = { _id: 'player_00000000', why: 'To see' };
  expect((await platform.post('/staff/players/view', nobody, support)).status).toBe(404);
  await platform.database.sql`
    update staff_sessions set proved = proved - interval '6 minutes' where staff = ${support.id}`;
  const asked = { _id: player.id, why: 'To see' };
  const { status, body } = await platform.post('/staff/players/view', asked, support);
  expect([status, body.code]).toEqual([403, 'factor-stale']);
});
