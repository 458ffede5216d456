import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { mailedLink } from '../../support/mail';
import { PASSWORD } from '../../support/password';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
/** Behind a proxy that says where requests come from. */
let far: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  far = await testPlatform({ TRUST_PROXY: 'loopback' }, platform.database);
});
afterAll(async () => {
  await far.close();
  await platform.close();
});

/** An address there. */
const MALTA = '46.11.0.1';

const LINUX = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } };

const post = (path: string, body: object, token: string) => platform.post(path, body, { token });
const user = async (token: string) =>
  (await platform.get('/get', { token })).body as never as {
    _id: string;
    email: string;
    emailVerified: boolean;
    resetEmail?: string;
    username: string;
  };
const signIn = (email: string, password = PASSWORD) =>
  platform.post('/auth/sign-in', { email, password }, LINUX);

test('the address given at sign-up is proven by the mail sent to it, once', async () => {
  const { token, email } = await platform.signUp();
  expect((await user(token)).emailVerified).toBe(false);
  const link = await mailedLink(platform, email, '/verified');
  expect((await platform.post('/settings/verified', { link })).body).toEqual({ ok: true });
  expect((await user(token)).emailVerified).toBe(true);
  const again = await platform.post('/settings/verified', { link });
  expect(again.body.code).toBe('link-invalid');
});

test('a lost mail is sent again to whom it concerns', async () => {
  const { token, email } = await platform.signUp();
  const first = await mailedLink(platform, email, '/verified');
  expect((await platform.post('/settings/verified', {})).body.code).toBe('not-signed-in');
  await post('/settings/verified', {}, token);
  await expect.poll(() => mailedLink(platform, email, '/verified')).not.toBe(first);
});

test('an e-mail address changes when the link sent to the new one is used', async () => {
  const { token, email } = await platform.signUp();
  const wanted = `new.${email}`;
  const asked = await post('/settings/email', { email: wanted, password: PASSWORD }, token);
  expect(asked.body).toEqual({ ok: true, resetEmail: wanted });
  expect(await user(token)).toMatchObject({ email, resetEmail: wanted });
  expect((await signIn(wanted)).status).toBe(401);
  const link = await mailedLink(platform, wanted, '/verified');
  expect((await platform.post('/settings/verified', { link })).status).toBe(200);
  expect(await user(token)).toMatchObject({ email: wanted, emailVerified: true });
  expect(await user(token)).not.toHaveProperty('resetEmail');
  expect([(await signIn(email)).status, (await signIn(wanted)).status]).toEqual([401, 200]);
  const next = await platform.signUp({ email });
  expect(next.token).toBeDefined();
});

test('a sign-in from where the account never was is told by mail, once, and listed with its place', async () => {
  const { email, username } = await far.signUp();
  const mailsOf = async () =>
    (
      await far.database.sql<{ body: string }[]>`
        select body from mails where recipient = ${email} and position('new browser' in subject) > 0 order by id`
    ).map(({ body }) => body);
  const from = (address: string, agent = LINUX.headers['user-agent']) =>
    far.post(
      '/auth/sign-in',
      { email: username, password: PASSWORD },
      { headers: { 'x-forwarded-for': address, 'user-agent': agent } },
    );
  const { token } = (await from(MALTA)).body;
  await expect.poll(mailsOf).toHaveLength(1);
  expect((await mailsOf())[0]).toContain('Firefox, Linux, Malta');
  await from(MALTA);
  await from(MALTA, 'Mozilla/5.0 (iPhone) Safari/605.1');
  await expect.poll(mailsOf).toHaveLength(2);
  expect((await mailsOf())[1]).toContain('Safari, iOS, Malta');
  const { items } = (await far.get('/settings/sessions', { token })).body as never as {
    items: { device?: string; place?: string }[];
  };
  expect(items).toContainEqual(expect.objectContaining({ device: 'Firefox, Linux', place: 'MT' }));
  // Of the one that it began in, nothing is known.
  expect(items.at(-1)).not.toHaveProperty('place');
});

test('who read the mails before is told that the address or the password changed', async () => {
  const { token, email } = await platform.signUp();
  const mailsTo = async (address: string) => {
    const rows = await platform.database.sql<{ subject: string }[]>`
      select subject from mails where recipient = ${address} order by id`;
    return rows.map(({ subject }) => subject);
  };
  await post('/settings/password', { password: PASSWORD, newPassword: 'Lantern-2027' }, token);
  await expect.poll(() => mailsTo(email)).toContain('Your password for Fairground was changed');
  const wanted = `told.${email}`;
  await post('/settings/email', { email: wanted, password: 'Lantern-2027' }, token);
  const link = await mailedLink(platform, wanted, '/verified');
  await platform.post('/settings/verified', { link });
  const notice = 'Your e-mail address for Fairground was changed';
  await expect.poll(() => mailsTo(email)).toContain(notice);
  expect(await mailsTo(wanted)).not.toContain(notice);
});

test('a cancelled change leaves a link that is worth nothing', async () => {
  const { token, email } = await platform.signUp();
  const wanted = `cancelled.${email}`;
  await post('/settings/email', { email: wanted, password: PASSWORD }, token);
  const link = await mailedLink(platform, wanted, '/verified');
  expect((await post('/settings/cancel/email', {}, token)).body).toEqual({ ok: true });
  expect(await user(token)).not.toHaveProperty('resetEmail');
  expect((await platform.post('/settings/verified', { link })).body.code).toBe('link-invalid');
  expect(await user(token)).toMatchObject({ email, emailVerified: false });
});

test('of two addresses asked for, the link of the first proves neither', async () => {
  const { token, email } = await platform.signUp();
  await post('/settings/email', { email: `one.${email}`, password: PASSWORD }, token);
  const first = await mailedLink(platform, `one.${email}`, '/verified');
  await post('/settings/email', { email: `two.${email}`, password: PASSWORD }, token);
  expect((await platform.post('/settings/verified', { link: first })).body.code).toBe(
    'link-invalid',
  );
  expect(await user(token)).toMatchObject({
    email,
    emailVerified: false,
    resetEmail: `two.${email}`,
  });
});

test('to prove the address one has keeps the one that was asked for', async () => {
  const { token, email } = await platform.signUp();
  const link = await mailedLink(platform, email, '/verified');
  await post('/settings/email', { email: `later.${email}`, password: PASSWORD }, token);
  await platform.post('/settings/verified', { link });
  expect(await user(token)).toMatchObject({ emailVerified: true, resetEmail: `later.${email}` });
});

test('an address that somebody has, or takes meanwhile, is refused', async () => {
  const rosa = await platform.signUp();
  const arlo = await platform.signUp();
  const taken = await post(
    '/settings/email',
    { email: arlo.email, password: PASSWORD },
    rosa.token,
  );
  expect([taken.status, taken.body.code]).toEqual([409, 'member-refused']);
  const wanted = `race.${rosa.email}`;
  await post('/settings/email', { email: wanted, password: PASSWORD }, rosa.token);
  const link = await mailedLink(platform, wanted, '/verified');
  await platform.signUp({ email: wanted.toUpperCase() });
  const late = await platform.post('/settings/verified', { link });
  expect([late.status, late.body.code]).toEqual([409, 'member-refused']);
  expect(await user(rosa.token)).toMatchObject({ email: rosa.email });
});

test('the change of an address needs the password', async () => {
  const { token, email } = await platform.signUp();
  const answer = await post(
    '/settings/email',
    { email: `x.${email}`, password: 'Wrong-2026' },
    token,
  );
  expect([answer.status, answer.body.code]).toEqual([401, 'wrong-credentials']);
  expect(await user(token)).not.toHaveProperty('resetEmail');
});

test('a username changes hands at once, by one of those who want it', async () => {
  const rosa = await platform.signUp();
  const others = await Promise.all(Array.from({ length: 8 }, () => platform.signUp()));
  expect((await post('/settings/username', { username: 'Carousel1' }, rosa.token)).status).toBe(
    200,
  );
  expect((await signIn('carousel1')).status).toBe(200);
  expect((await signIn(rosa.username)).status).toBe(401);
  const answers = await Promise.all(
    others.map(({ token }) => post('/settings/username', { username: rosa.username }, token)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'member-refused')).toHaveLength(7);
  for (const username of ['CAROUSEL1', 'admin', 'Me']) {
    const refused = await post('/settings/username', { username }, others[0]?.token ?? '');
    expect(refused.status).toBe(username === 'Me' ? 400 : 409);
  }
  expect((await post('/settings/username', { username: 'CAROUSEL1' }, rosa.token)).body).toEqual({
    username: 'CAROUSEL1',
  });
  const found = await platform.post(
    '/get/players',
    { name: 'carousel1' },
    { token: others[0]?.token },
  );
  expect(found.body.items).toMatchObject([{ username: 'CAROUSEL1' }]);
});

test('a new password ends every other session', async () => {
  const { token, email } = await platform.signUp();
  const other = (await signIn(email)).body.token;
  const change = (password: string, newPassword: string) =>
    post('/settings/password', { password, newPassword }, token);
  expect((await change('Wrong-2026', 'Lantern-2027')).body.code).toBe('wrong-credentials');
  const named = email.replace(/@.*/, '-1');
  for (const weak of ['abcdefghij', 'password1', 'fairground1', named])
    expect((await change(PASSWORD, weak)).body.code).toBe('password-weak');
  expect((await platform.get('/get', { token: other })).status).toBe(200);
  expect((await change(PASSWORD, 'Lantern-2027')).status).toBe(200);
  expect((await platform.get('/get', { token })).status).toBe(200);
  expect((await platform.get('/get', { token: other })).body.code).toBe('token-expired');
  expect([(await signIn(email)).status, (await signIn(email, 'Lantern-2027')).status]).toEqual([
    401, 200,
  ]);
});

test('a player sees where they are signed in, and signs one of them out', async () => {
  const { token, email } = await platform.signUp();
  const other = (await signIn(email)).body.token;
  const list = async () =>
    (await platform.get('/settings/sessions', { token })).body.items as never as {
      _id: string;
      device?: string;
      current: boolean;
    }[];
  const items = await list();
  expect(items.map(({ device, current }) => [device, current])).toEqual([
    ['Firefox, Linux', false],
    [undefined, true],
  ]);
  const stranger = await platform.signUp();
  const id = items[0]?._id ?? '';
  const theirs = await post('/settings/sessions/end', { _id: id }, stranger.token);
  const nobodys = await post('/settings/sessions/end', { _id: 'session_nobody' }, stranger.token);
  expect([theirs.status, theirs.body]).toEqual([404, nobodys.body]);
  expect((await platform.get('/get', { token: other })).status).toBe(200);
  expect((await post('/settings/sessions/end', { _id: id }, token)).body).toEqual({ ok: true });
  expect((await platform.get('/get', { token: other })).status).toBe(401);
  expect(await list()).toHaveLength(1);
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
