import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSKEY_CHALLENGE_MS, STAFF_FRESH_MS } from '../../../contract/limits';
import type { StaffSession } from '../../../contract/staff';
import { Challenges, passkeyProof, siteOf } from '../../../server/factor/factor.passkey';
import { kinds, projections } from '../../../server/kinds';
import { staffKind } from '../../../server/staff/staff.events';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { softPasskey } from '../../support/passkey';
import { PASSWORD } from '../../support/password';
import { type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let member: TestStaff;
let site: { origin: string; rpId: string };
const key = softPasskey();

const challenge = async (): Promise<string> =>
  ((await platform.post('/staff/challenge', {})).body as unknown as { challenge: string })
    .challenge;
const wanted = async (token: string): Promise<string> =>
  (
    (await platform.post('/staff/passkeys/ask', {}, { token })).body as unknown as {
      challenge: string;
    }
  ).challenge;
const signIn = (passkey: object, email = member.email) =>
  platform.post('/staff/sign-in', { email, password: PASSWORD, passkey });

beforeAll(async () => {
  platform = await testPlatform();
  site = siteOf(platform.platform.config.PUBLIC_URL);
  member = await testStaff(platform, 'finance');
});
afterAll(() => platform.close());

describe('a passkey', () => {
  test('is made for whoever asked, on this page, unlocked, and once', async () => {
    const add = (made: object, token = member.token) =>
      platform.post('/staff/passkeys', { name: 'Laptop', made }, { token });
    const refusedAs = { status: 401, body: { code: 'passkey-refused' } };
    const foreign = { ...site, origin: 'https://fairground.example.evil' };
    const locked = { ...site, isVerified: false };
    for (const asked of [foreign, locked]) {
      const made = key.made({ ...asked, challenge: await wanted(member.token) });
      expect(await add(made)).toMatchObject(refusedAs);
    }
    const other = await testStaff(platform, 'support');
    const theirs = key.made({ ...site, challenge: await wanted(other.token) });
    expect(await add(theirs)).toMatchObject(refusedAs);
    const made = key.made({ ...site, challenge: await wanted(member.token), counter: 4 });
    expect((await add(made)).body).toMatchObject({ name: 'Laptop' });
    expect(await add(made)).toMatchObject(refusedAs);
    const again = key.made({ ...site, challenge: await wanted(member.token), counter: 5 });
    expect(await add(again)).toMatchObject(refusedAs);
    const list = await platform.get('/staff/passkeys', member);
    expect(list.body).toMatchObject({ total: 1, items: [{ name: 'Laptop' }] });
  });

  test('opens the door with the password, and counts on', async () => {
    const proof = key.proof({ ...site, challenge: await challenge(), counter: 7 });
    expect((await signIn(proof)).status).toBe(200);
    const list = await platform.get('/staff/passkeys', member);
    expect(list.body).toMatchObject({ items: [{ usedAt: expect.any(String) }] });
  });

  test.each([
    ['its count goes back', { counter: 7 }],
    ['another page asked it', { counter: 20, origin: 'https://fairground.example.evil' }],
    ['it is of another site', { counter: 20, rpId: 'evil.example' }],
    ['nobody unlocked it', { counter: 20, isVerified: false }],
    ['the challenge is not ours', { counter: 20, challenge: 'bm90IG91cnM' }],
  ])('opens nothing where %s', async (_, change) => {
    const asked = { ...site, challenge: await challenge(), ...change };
    expect(await signIn(key.proof(asked))).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials' },
    });
  });

  test('answers a challenge once, of fifty copies, and of nobody else', async () => {
    const stranger = softPasskey();
    const unknown = stranger.proof({ ...site, challenge: await challenge(), counter: 1 });
    expect((await signIn(unknown)).status).toBe(401);
    const proof = key.proof({ ...site, challenge: await challenge(), counter: 30 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(proof)).status).toBe(401);
  });

  test('answers for two minutes', async () => {
    const { store, sql } = platform.platform;
    const challenges = new Challenges(sql);
    const at = (ms: number) => new Date(platform.platform.now() + ms).toISOString();
    const state = await store.load(streamOf(staffKind, member.id));
    const asked = await challenges.make({ purpose: 'prove' }, at(0));
    const proof = {
      ...key.proof({ ...site, challenge: asked, counter: 40 }),
      clientExtensionResults: {},
    };
    const now = at(PASSKEY_CHALLENGE_MS + 1);
    expect(await passkeyProof(state.passkeys, proof, { site, challenges, now })).toBeUndefined();
  });

  test('is called something else, and removed it opens nothing', async () => {
    const { token } = member;
    const { body } = await platform.get('/staff/passkeys', member);
    const [{ _id } = { _id: '' }] = (body as unknown as { items: { _id: string }[] }).items;
    const renamed = await platform.post('/staff/passkeys/rename', { _id, name: 'Desk' }, { token });
    expect(renamed.status).toBe(200);
    expect((await platform.get('/staff/passkeys', member)).body).toMatchObject({
      items: [{ name: 'Desk' }],
    });
    expect((await platform.post('/staff/passkeys/remove', { _id }, { token })).status).toBe(200);
    const proof = key.proof({ ...site, challenge: await challenge(), counter: 50 });
    expect((await signIn(proof)).status).toBe(401);
  });
});

describe('a dangerous deed', () => {
  test('asks for the second factor again once it is five minutes old', async () => {
    const admin = await testStaff(platform, 'admin');
    const { staffSessions, now } = platform.platform;
    const old = new Date(now() - STAFF_FRESH_MS - 60_000).toISOString();
    const token = await staffSessions.open(admin.id, old);
    const deed = () =>
      platform.post(
        '/staff/grid',
        { role: 'content', resource: 'reports', rights: ['read'], why: 'they look as well' },
        { token },
      );
    const stale = { status: 403, body: { code: 'factor-stale' } };
    expect(await deed()).toMatchObject(stale);
    expect((await platform.get('/staff/members', { token })).status).toBe(200);
    const prove = (body: object) => platform.post('/staff/prove', body, { token });
    const wrong = admin.code(1) === '000000' ? '000001' : '000000';
    expect(await prove({ code: wrong })).toMatchObject({ body: { code: 'code-wrong' } });
    expect(await prove({})).toMatchObject({ body: { code: 'body-invalid' } });
    expect(await deed()).toMatchObject(stale);
    const code = admin.code(1);
    expect((await prove({ code })).status).toBe(200);
    expect(await prove({ code })).toMatchObject({ body: { code: 'code-wrong' } });
    expect((await deed()).status).toBe(200);
  });
});

describe('who lost the second factor', () => {
  test('is let in anew by two members who saw them, never by one', async () => {
    const [first, second, lost] = [
      await testStaff(platform, 'admin'),
      await testStaff(platform, 'admin'),
      await testStaff(platform, 'support'),
    ];
    const body = { _id: lost.id, why: 'seen in person' };
    const ask = (who: TestStaff, path = '') =>
      platform.post(`/staff/members/recover${path}`, body, { token: who.token });
    expect((await ask(second, '/approve')).body).toMatchObject({ code: 'step-illegal' });
    expect((await ask(first)).body).toMatchObject({ recoveryBy: 'Test admin' });
    expect((await ask(first, '/approve')).body).toMatchObject({ code: 'approval-own' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(second, '/approve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const link = answers.find(({ status }) => status === 200)?.body as unknown as { link: string };
    const shown = await platform.post('/staff/invitation', { link: link.link.split('#')[1] });
    expect(shown.body).toMatchObject({ name: 'Test support' });
  });
});

test('a member sees where they are signed in, and ends another', async () => {
  const { token } = member;
  const other = await platform.platform.staffSessions.open(
    member.id,
    new Date(platform.platform.now()).toISOString(),
    { device: 'Firefox, Linux', place: 'MT' },
  );
  const { body } = await platform.get('/staff/sessions', { token });
  const { items } = body as unknown as { items: StaffSession[] };
  expect(items.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(items).toContainEqual(
    expect.objectContaining({ device: 'Firefox, Linux', place: 'MT', isThis: false }),
  );
  for (const { _id, isThis } of items)
    if (!isThis) await platform.post('/staff/sessions/end', { _id }, { token });
  expect((await platform.get('/staff/self', { token: other })).status).toBe(401);
  expect((await platform.get('/staff/self', { token })).status).toBe(200);
  const foreign = { _id: 'staffsession_000000000000' };
  expect((await platform.post('/staff/sessions/end', foreign, { token })).status).toBe(404);
});

test('a member hears by mail of a new passkey and a new browser, once of each', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const headers = { 'user-agent': firefox };
  const { email, recovery } = member;
  for (const code of recovery.slice(0, 2)) {
    const given = { email, password: PASSWORD, code };
    expect((await platform.post('/staff/sign-in', given, { headers })).status).toBe(200);
  }
  const { sql } = platform.database;
  await expect
    .poll(async () => {
      const mails = await sql<{ subject: string }[]>`
        select subject from mails where recipient = ${email} order by id`;
      return mails.map(({ subject }) => subject.replace(/^.*: /, ''));
    })
    .toEqual(['A new passkey in the office', 'A new browser in the office']);
});

test('the log tells no passkey, and refolds', async () => {
  const { sql } = platform.database;
  const [kept] = await sql<{ text: string }[]>`
    select string_agg(data::text, ' ') as text from events where stream like 'staff:%'`;
  expect(kept?.text).not.toContain(key.id);
  const { found, problems } = await verify(sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
