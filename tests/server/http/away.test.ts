import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { type Line, lineTo } from '../../support/line';
import { type Answer, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let database: FreshDatabase;
let line: Line;
let platform: TestPlatform;
/** On a line of its own to the same database, which it does not wait for. */
let impatient: TestPlatform;
let member: Member;

beforeAll(async () => {
  database = await freshDatabase();
  line = await lineTo(database.address);
  platform = await testPlatform({}, database);
  const shared = { ...database, address: line.address };
  impatient = await testPlatform({}, shared, { patience: { ms: 1_000, atOnce: 200 } });
  member = await platform.member();
});
afterAll(async () => {
  await impatient.close();
  await platform.close();
  await line.close();
  await database.drop();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const readiness = async (of = platform) => {
  const { status, body } = await of.ask('GET', '/readyz');
  return { status, ...(body as object) };
};

/** Reads and commands of a player and of a guest, many at once. */
const many = (): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: 20 }, (_, index) => [
      impatient.get('/get', { token: member.token }),
      impatient.get('/wallet/list', { token: member.token }),
      impatient.post('/auth/username', { username: `nobody${index}` }),
      impatient.post('/auth/sign-in', { email: member.email, password: 'Carousel-2026' }),
      impatient.post('/games/neon-orchard/set-favourite', {}, { token: member.token }),
    ]).flat(),
  );

const refusals = (answers: readonly Answer[]) => {
  const each = answers.map(({ status, headers, body }) =>
    [status, headers.get('retry-after'), body.code].join(' '),
  );
  return [...new Set(each)].toSorted();
};

test('a platform that can answer says so, and what lies behind', async () => {
  expect(await readiness()).toMatchObject({
    status: 200,
    ready: true,
    database: 'answers',
    migrations: 'current',
    storage: 'writable',
    behind: { mail: expect.any(Number) },
    ahead: 0,
  });
});

test('a clock that ticks between two looks is not ahead', async () => {
  let at = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => ++at);
  expect(await readiness()).toMatchObject({ ready: true, ahead: 0 });
});

test.each(['cut', 'hold'] as const)(
  'while the line to the database is %s every call is asked to come again, then all is as before',
  async (how) => {
    line[how]();
    expect(refusals(await many())).toEqual(['503 2 unavailable']);
    const away = { status: 503, ready: false, database: 'away' };
    expect(await readiness(impatient)).toMatchObject(away);
    line.mend();
    await expect.poll(async () => (await readiness(impatient)).status).toBe(200);
    const self = () => impatient.get('/get', { token: member.token });
    await expect.poll(async () => (await self()).body._id).toBe(member.id);
  },
);

/** A write of a player who has signed in, and a read. */
const attempts = async () => {
  const { token } = member;
  const refused = await platform.post('/games/high-striker/set-favourite', {}, { token });
  const read = await platform.get('/get', { token });
  return [refused.status, refused.headers.get('retry-after'), refused.body.code, read.status];
};

test('more at once than may wait are asked to come again, however late the others are', async () => {
  const patient = await testPlatform(
    {},
    { ...database, address: line.address },
    {
      patience: { ms: 60_000, atOnce: 3 },
    },
  );
  const { token } = await patient.member();
  const read = () => patient.get('/wallet/list', { token });
  line.hold();
  const waiting = [read(), read(), read()];
  await expect.poll(async () => refusals([await read()])).toEqual(['503 2 unavailable']);
  line.mend();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read()).status).toBe(200);
  await patient.close();
});

test('a database that finds no room is written to no more, and read; later it is asked again', async () => {
  await database.sql.unsafe(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert on events execute function no_room();`);
  expect(await attempts()).toEqual([503, '2', 'storage-full', 200]);
  expect(await readiness()).toMatchObject({ status: 200, ready: true, storage: 'full' });
  await database.sql.unsafe('drop trigger no_room on events');
  await expect.poll(attempts).toEqual([200, null, undefined, 200]);
  expect(await readiness()).toMatchObject({ storage: 'writable' });
});

test('with hardly anything left on its disk a platform writes nothing', async () => {
  const full = await testPlatform({}, database, { free: async () => 1_000 });
  const { status, body } = await full.post('/auth/sign-out', {}, { token: member.token });
  expect([status, body.code]).toEqual([503, 'storage-full']);
  expect((await full.get('/get', { token: member.token })).status).toBe(200);
  await full.close();
});
