import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TOKEN_GRACE_MS, TOKEN_LIFETIME_MS } from '../../../contract/limits';
import { claimsOf } from '../../../machines/auth/session.rules';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { goOn, pass } from '../../support/clock';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  other = await testPlatform({}, platform.database);
});
afterAll(async () => {
  await other.close();
  await platform.close();
});
afterEach(() => {
  goOn();
});

const refresh = (token: string, at = platform) => at.ask('PUT', '/api/auth/refresh', {}, { token });
const statusOf = async (token: string, at = platform) => (await at.get('/get', { token })).status;
const mailsTo = async (email: string) =>
  (
    await platform.database.sql`
      select 1 from mails where recipient = ${email} and position('used twice' in subject) > 0`
  ).length;

test('a token is good until the one that it was exchanged for has been used a while', async () => {
  const { token, email } = await platform.signUp();
  const fresh = (await refresh(token)).body.refreshedToken;
  // Whether the answer arrived nobody knows yet.
  pass(2 * TOKEN_GRACE_MS);
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(fresh)).toBe(200);
  // Other tabs may be asking with the one before.
  pass(TOKEN_GRACE_MS - 1_000);
  expect(await statusOf(token)).toBe(200);
  pass(1_000);
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf(fresh)).toBe(200);
  expect(await mailsTo(email)).toBe(0);
});

test('every process hears of it', async () => {
  const { token } = await platform.signUp();
  expect(await statusOf(token, other)).toBe(200);
  const fresh = (await refresh(token)).body.refreshedToken;
  expect(await statusOf(fresh, other)).toBe(200);
  expect(await statusOf(fresh)).toBe(200);
  pass(TOKEN_GRACE_MS);
  expect(await statusOf(token)).toBe(401);
  await expect.poll(() => statusOf(token, other)).toBe(401);
});

test('tabs that refresh at once, and answers that are lost, sign nobody out', async () => {
  const { token, email } = await platform.signUp();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => refresh(token, index % 2 === 0 ? platform : other)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  pass(TOKEN_LIFETIME_MS / 2);
  const late = (await refresh(token)).body.refreshedToken;
  for (const fresh of [...answers.map(({ body }) => body.refreshedToken), late])
    expect(await statusOf(fresh)).toBe(200);
  expect(await mailsTo(email)).toBe(0);
});

test('whoever exchanges a token that was exchanged ends the session, and its owner is told', async () => {
  const { token: stolen, email } = await platform.signUp();
  const fresh = (await refresh(stolen)).body.refreshedToken;
  expect(await statusOf(fresh)).toBe(200);
  const elsewhere = await platform.post('/auth/sign-in', { email, password: 'Carousel-2026' });
  pass(TOKEN_GRACE_MS);
  // To ask with it ends nothing: a tab that slept may do so.
  expect(await statusOf(stolen)).toBe(401);
  expect(await statusOf(fresh)).toBe(200);
  expect((await refresh(stolen)).body.code).toBe('token-expired');
  expect(await statusOf(fresh)).toBe(401);
  expect((await refresh(fresh)).body.code).toBe('token-expired');
  expect(await statusOf(elsewhere.body.token)).toBe(200);
  await expect.poll(() => mailsTo(email)).toBe(1);
});

test('a token of before the update goes on, and is exchanged for one of today', async () => {
  const { token } = await platform.signUp();
  const [, body = ''] = token.split('.');
  const { sub, sid, iat, exp } = JSON.parse(Buffer.from(body, 'base64url').toString());
  const [key] = await platform.database.sql<{ kid: string; secret: Uint8Array }[]>`
    select kid, secret from token_keys order by since desc limit 1`;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT', kid: key?.kid })}.${part({ sub, sid, iat, exp })}`;
  const mac = createHmac('sha256', key?.secret ?? '')
    .update(signed)
    .digest('base64url');
  const old = `${signed}.${mac}`;
  expect(await statusOf(old)).toBe(200);
  const fresh = (await refresh(old)).body.refreshedToken;
  expect(claimsOf(fresh)?.sub).toBe(sub);
  expect(await statusOf(fresh)).toBe(200);
  pass(TOKEN_GRACE_MS);
  expect(await statusOf(old)).toBe(401);
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
