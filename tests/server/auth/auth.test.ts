import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { mailedLink } from '../../support/mail';
import { PASSWORD } from '../../support/password';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const member = (username: string, email = `${username}@example.com`) => ({
  username,
  email,
  password: PASSWORD,
  terms: true,
});

test('a new player has a token, a name and the welcome grant', async () => {
  const answer = await platform.post('/auth/sign-up', member('June'));
  expect(answer.body).toEqual({
    token: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/),
    username: 'June',
    email: 'June@example.com',
    isPlayerInOperator: true,
  });
  const wallets = await platform.get('/wallet/list', { token: answer.body.token });
  expect(wallets.body.items).toEqual([
    { _id: 'COINS', currency: 'COINS', balance: 5_000, amount: 5_000 },
  ]);
});

test.each([
  ['the same username in other case', member('jUNE', 'other@example.com')],
  ['the same e-mail in other case', member('Other', 'june@EXAMPLE.com')],
  ['a reserved username', member('Admin', 'admin@example.com')],
])('%s is refused with the text of §8', async (_, body) => {
  const answer = await platform.post('/auth/sign-up', body);
  expect([answer.status, answer.body.slug]).toEqual([
    409,
    'Home.A user with such an email address or username cannot be registered on our platform',
  ]);
});

test.each([
  ['no letter', '1234567890'],
  ['no digit', 'abcdefghij'],
  ['what very many choose', 'password1'],
  ['the name of the player', 'Weak12345'],
  ['the name of the product', 'fairground1'],
])('a password with %s is too weak [§5]', async (_, password) => {
  const answer = await platform.post('/auth/sign-up', { ...member('Weak'), password });
  expect([answer.status, answer.body.code]).toEqual([422, 'password-weak']);
});

test('50 simultaneous sign-ups for one name make one player', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      platform.post('/auth/sign-up', member('Crowd', `crowd${index}@example.com`)),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
});

test('a repeated sign-up with one key is one player with one grant', async () => {
  const ask = () => platform.post('/auth/sign-up', member('Twice'), { key: 'sign-up-twice' });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [row] = await platform.database.sql`
    select count(*) as count from players where lower(username) = 'twice'`;
  expect(row).toEqual({ count: 1 });
});

test('sign in by e-mail or username, and never with anything else', async () => {
  await platform.post('/auth/sign-up', member('Arlo'));
  for (const email of ['arlo@example.com', 'ARLO', 'Arlo']) {
    const answer = await platform.post('/auth/sign-in', { email, password: PASSWORD });
    expect(answer.body).toMatchObject({ playerInOperator: true });
  }
  const wrong = await platform.post('/auth/sign-in', { email: 'arlo', password: 'Wrong-2026' });
  const nobody = await platform.post('/auth/sign-in', { email: 'nobody', password: PASSWORD });
  expect(wrong.body).toEqual(nobody.body);
  expect(wrong.body.slug).toBe('Home.Wrong email or password');
});

test('a token stops working at sign-out, the other session goes on', async () => {
  await platform.post('/auth/sign-up', member('Levi'));
  const signIn = async () =>
    (await platform.post('/auth/sign-in', { email: 'levi', password: PASSWORD })).body.token;
  const [one, other] = [await signIn(), await signIn()];
  expect((await platform.post('/auth/sign-out', {}, { token: one })).status).toBe(200);
  expect((await platform.get('/get', { token: one })).body.code).toBe('token-expired');
  expect((await platform.get('/get', { token: other })).status).toBe(200);
  expect((await platform.post('/auth/sign-out-sync', {}, { token: other })).status).toBe(200);
  expect((await platform.get('/get', { token: other })).body.code).toBe('token-expired');
});

test('a refreshed token belongs to the same session and ends with it', async () => {
  const { token } = await platform.signUp();
  const { body } = await platform.ask('PUT', '/api/auth/refresh', {}, { token });
  const fresh = body.refreshedToken;
  expect((await platform.get('/get', { token: fresh })).status).toBe(200);
  await platform.post('/auth/sign-out', {}, { token: fresh });
  expect((await platform.get('/get', { token })).status).toBe(401);
  const late = await platform.ask('PUT', '/api/auth/refresh', {}, { token });
  expect(late.body.code).toBe('token-expired');
});

test('a forgotten password is replaced by mail, once, and every session ends', async () => {
  const { token, email } = await platform.signUp();
  expect((await platform.post('/auth/forgot-password', { email })).body).toEqual({ ok: true });
  const link = await mailedLink(platform, email, '/new-password');
  const renew = (password: string) => platform.post('/auth/new-password', { link, password });
  expect((await renew('Lantern-2027')).status).toBe(200);
  expect((await renew('Lantern-2028')).body.code).toBe('link-invalid');
  expect((await platform.get('/get', { token })).status).toBe(401);
  const old = await platform.post('/auth/sign-in', { email, password: PASSWORD });
  expect(old.status).toBe(401);
  const now = await platform.post('/auth/sign-in', { email, password: 'Lantern-2027' });
  expect(now.status).toBe(200);
});

test('a forgotten password is not replaced by one that is soon guessed, and the link stays good', async () => {
  const { email, username } = await platform.signUp();
  await platform.post('/auth/forgot-password', { email });
  const link = await mailedLink(platform, email, '/new-password');
  const renew = async (password: string) =>
    (await platform.post('/auth/new-password', { link, password })).body.code;
  for (const weak of ['password1', 'fairground1', `${username}1`])
    expect(await renew(weak)).toBe('password-weak');
  expect(await renew('Lantern-2027')).toBeUndefined();
});

test('50 uses of one link change the password once', async () => {
  const { email } = await platform.signUp();
  await platform.post('/auth/forgot-password', { email });
  const link = await mailedLink(platform, email, '/new-password');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      platform.post('/auth/new-password', { link, password: `Lantern-${index}-2027` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('asking for a link tells nobody whether an account exists', async () => {
  const known = await platform.post('/auth/forgot-password', { email: 'june@example.com' });
  const unknown = await platform.post('/auth/forgot-password', { email: 'no@example.com' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});

test('a mailed link signs in without a password, once', async () => {
  const { email, username } = await platform.signUp();
  await platform.post('/auth/white-sign-in', { email });
  const link = await mailedLink(platform, email, '/sign-in');
  const { body } = await platform.post('/auth/white-sign-in', { link });
  const { body: user } = await platform.get('/get', { token: body.token });
  expect(user['username']).toBe(username);
  const again = await platform.post('/auth/white-sign-in', { link });
  expect(again.body.code).toBe('link-invalid');
});

test('membership is told about the caller’s own address and username only', async () => {
  const { token, email, username } = await platform.signUp();
  const ask = async (who: object, asking = {}) =>
    (await platform.post('/auth/user-membership', who, asking)).body;
  expect(await ask({ email }, { token })).toEqual({ member: true });
  expect(await ask({ username: username.toUpperCase() }, { token })).toEqual({ member: true });
  expect(await ask({ email: 'june@example.com' }, { token })).toEqual({});
  expect(await ask({ username: 'DemoJune' }, { token })).toEqual({});
  expect(await ask({ email })).toEqual({});
  expect(await ask({ username })).toEqual({});
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
