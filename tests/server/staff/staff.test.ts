import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAFF_IDLE_MS, STAFF_SESSION_MAX_MS } from '../../../contract/limits';
import { staffRoles } from '../../../contract/staff.rules';
import { kinds, projections } from '../../../server/kinds';
import { seedStaff } from '../../../server/staff/staff.sample';
import { verify } from '../../../server/store/verify';
import { appOf } from '../../support/codes';
import { PASSWORD } from '../../support/password';
import { type TestPlatform, testPlatform } from '../../support/platform';
import { invitedStaff, type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let admin: TestStaff;

beforeAll(async () => {
  platform = await testPlatform();
  admin = await testStaff(platform, 'admin');
});
afterAll(() => platform.close());

const signIn = (body: object) => platform.post('/staff/sign-in', body);

describe('who comes in', () => {
  test('by password and code together, and by no code twice', async () => {
    const { email, code } = admin;
    const given = { email: email.toUpperCase(), password: PASSWORD, code: code(1) };
    expect((await signIn(given)).status).toBe(200);
    expect(await signIn(given)).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    const old = { ...given, code: code() };
    expect(await signIn(old)).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
  });

  test('by a recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = admin.recovery;
    const given = { email: admin.email, password: PASSWORD };
    expect((await signIn({ ...given, code: first })).status).toBe(200);
    expect((await signIn({ ...given, code: first })).status).toBe(401);
    const bare = second.replaceAll('-', '').toUpperCase();
    const { status, body } = await signIn({ ...given, code: bare });
    expect([status, body]).toEqual([200, expect.objectContaining({ token: expect.any(String) })]);
    const self = await platform.get('/staff/self', body);
    expect(self.body).toMatchObject({ role: 'admin', recoveryLeft: 8 });
  });

  test('fifty times at once with one code: once', async () => {
    const member = await testStaff(platform, 'support');
    const given = { email: member.email, password: PASSWORD, code: member.code(1) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(given)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('nobody by what only half proves them', async () => {
    const { email, code } = admin;
    for (const given of [
      { email, password: 'Wrong-2026', code: code() },
      { email, password: PASSWORD, code: '000000' },
      { email: 'nobody@office.example', password: PASSWORD, code: code() },
    ])
      expect(await signIn(given)).toMatchObject({
        status: 401,
        body: { code: 'wrong-credentials' },
      });
  });

  test('an invitation chooses once, and not by a wrong code', async () => {
    const { link } = await invitedStaff(platform, 'content');
    const shown = await platform.post('/staff/invitation', { link });
    expect(shown.body).toMatchObject({ role: 'content' });
    const { secret } = shown.body as unknown as { secret: string };
    const again = await platform.post('/staff/invitation', { link });
    expect(again.body).toEqual(shown.body);
    const code = appOf(secret, () => platform.platform.now())();
    const enrol = (body: object) => platform.post('/staff/enrol', { link, ...body });
    expect(await enrol({ password: 'password1', code })).toMatchObject({
      body: { code: 'password-weak' },
    });
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await enrol({ password: PASSWORD, code: wrong })).toMatchObject({
      body: { code: 'code-wrong' },
    });
    const once = await enrol({ password: PASSWORD, code });
    expect(once.status).toBe(200);
    expect((once.body as unknown as { recovery: string[] }).recovery).toHaveLength(10);
    expect(await enrol({ password: PASSWORD, code })).toMatchObject({
      body: { code: 'link-invalid' },
    });
    const late = await platform.post('/staff/invitation', { link });
    expect(late.body).toMatchObject({ code: 'link-invalid' });
  });

  test('no sample member where nothing is tried out', async () => {
    await seedStaff(platform.platform);
    expect((await platform.get('/staff/entrance')).body).toMatchObject({ samples: [] });
    const given = { email: 'admin@staff.demo.example', password: PASSWORD, code: '000000' };
    expect(await signIn(given)).toMatchObject({ status: 401 });
  });
});

describe('a session', () => {
  test('is over after thirty idle minutes, however it was used before, and after twelve hours', async () => {
    const { staffSessions, now } = platform.platform;
    const begun = now();
    const token = await staffSessions.open(admin.id, new Date(begun).toISOString());
    const minute = 60_000;
    expect(await staffSessions.of(token, begun + STAFF_IDLE_MS - minute)).toMatchObject({
      staff: admin.id,
    });
    const later = begun + 2 * STAFF_IDLE_MS - 2 * minute;
    expect(await staffSessions.of(token, later)).toMatchObject({ role: 'admin' });
    expect(await staffSessions.of(token, later + STAFF_IDLE_MS)).toBeUndefined();
    const busy = await staffSessions.open(admin.id, new Date(begun).toISOString());
    let at = begun;
    while (at < begun + STAFF_SESSION_MAX_MS - minute) {
      at += STAFF_IDLE_MS - minute;
      if (at < begun + STAFF_SESSION_MAX_MS) expect(await staffSessions.of(busy, at)).toBeDefined();
    }
    expect(await staffSessions.of(busy, begun + STAFF_SESSION_MAX_MS)).toBeUndefined();
  });

  test('ends when the member says so, and for who is kept out', async () => {
    const member = await testStaff(platform, 'finance');
    const why = 'left the house';
    expect((await platform.get('/staff/self', member)).status).toBe(200);
    const bar = (barred: boolean) =>
      platform.post('/staff/members/bar', { _id: member.id, barred, why }, { token: admin.token });
    expect((await bar(true)).body).toMatchObject({ status: 'barred' });
    expect((await platform.get('/staff/self', member)).status).toBe(401);
    const given = { email: member.email, password: PASSWORD, code: member.code(1) };
    expect((await signIn(given)).status).toBe(401);
    expect((await bar(false)).body).toMatchObject({ status: 'active' });
    expect((await platform.get('/staff/self', member)).status).toBe(401);
    const { body } = await signIn(given);
    expect((await platform.post('/staff/sign-out', {}, body)).status).toBe(200);
    expect((await platform.get('/staff/self', body)).status).toBe(401);
  });
});

test('what a member does stands in the audit, with what was before, after and why', async () => {
  const asking = { token: admin.token };
  const set = { role: 'content', resource: 'reports', rights: ['read'], why: 'they look as well' };
  const twice = [
    await platform.post('/staff/grid', set, asking),
    await platform.post('/staff/grid', set, asking),
  ];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await platform.post('/staff/audit', { search: 'look as well' }, asking);
  expect(body).toMatchObject({
    total: 1,
    items: [
      {
        name: 'Test admin',
        role: 'admin',
        deed: 'setStaffGrid',
        resource: 'staff',
        subject: 'content reports',
        before: [],
        after: ['read'],
        why: 'they look as well',
      },
    ],
  });
});

test('there is a sample member for each role, and no secret in the log or the audit', async () => {
  const { sql } = platform.database;
  const rows = await sql<
    { role: string }[]
  >`select role from staff where email like '%@staff.demo.example'`;
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(staffRoles));
  const [kept] = await sql<{ text: string }[]>`
    select coalesce(string_agg(data::text, ' '), '') as text from events
    where stream like 'staff:%' or stream like 'deed:%' or stream like 'roster:%'`;
  expect(kept?.text).not.toContain('argon2');
  expect(kept?.text).not.toContain('admin1@office.example');
  for (const code of admin.recovery) expect(kept?.text).not.toContain(code);
  const { found, problems } = await verify(sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
