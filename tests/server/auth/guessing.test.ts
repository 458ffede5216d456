import { afterAll, beforeAll, expect, test } from 'vitest';
import { askFactor } from '../../../contract/factor';
import { paces } from '../../../server/attempt/attempt';
import { rates } from '../../../server/http/limiter';
import { goOn, stand } from '../../support/clock';
import { appOf } from '../../support/codes';
import { mailedLink } from '../../support/mail';
import { PASSWORD } from '../../support/password';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  platform = await testPlatform(settings);
  other = await testPlatform(settings, platform.database);
  // However slow the machine, no delay ends and no bucket refills.
  stand();
});
afterAll(async () => {
  goOn();
  await other.close();
  await platform.close();
});

let addresses = 0;
/** Requests through the proxy, from an address that nobody had before. */
const from = (address?: string) => {
  addresses += 1;
  return { 'x-forwarded-for': address ?? `203.0.${addresses >> 8}.${addresses & 255}` };
};
const FREE = paces['sign in'].findIndex((delay) => delay > 0) + 1;
const FREE_MAILS = paces.mail.findIndex((delay) => delay > 0) + 1;

const member = async (name: string) => {
  const body = { username: name, email: `${name}@example.com`, password: PASSWORD, terms: true };
  const answer = await platform.post('/auth/sign-up', body, { headers: from() });
  expect(answer.status).toBe(200);
  return { ...body, token: answer.body.token };
};
const signIn = (email: string, password: string, headers = from(), at = platform) =>
  at.post('/auth/sign-in', { email, password }, { headers });
const codes = (answers: readonly { status: number; body: { code: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code = status === 200 ? 'ok' : body.code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};
const mailsTo = async (email: string, subject: string) => {
  const rows = await platform.database.sql`
    select 1 from mails where recipient = ${email} and position(${subject} in subject) > 0`;
  return rows.length;
};

test('120 guesses at one account from 120 addresses are five, and its owner is told once', async () => {
  const { username, email } = await member('june');
  const guess = (name: string) => (_: unknown, index: number) =>
    signIn(name, `Guess-${index}-2026`, from(), index % 2 === 0 ? platform : other);
  const answers = await Promise.all(Array.from({ length: 120 }, guess(email)));
  expect(codes(answers)).toEqual({ 'wrong-credentials': FREE, 'too-many-attempts': 120 - FREE });
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  await expect.poll(() => mailsTo(email, 'tries passwords')).toBe(1);
  // What is refused does not look at the password: not even the right one is told apart.
  expect((await signIn(email.toUpperCase(), PASSWORD)).body.code).toBe('too-many-attempts');
  // Of the other name nobody has guessed.
  expect((await signIn(username, PASSWORD)).status).toBe(200);
  // Nor does anybody learn that there is no such account.
  const nobody = await Promise.all(Array.from({ length: 120 }, guess('nobody@example.com')));
  expect(codes(nobody)).toEqual(codes(answers));
  expect(await mailsTo(email, 'tries passwords')).toBe(1);
});

test('the owner gets in by mail whatever the guesses, and then by the new password', async () => {
  const { email } = await member('arlo');
  await Promise.all(Array.from({ length: FREE }, () => signIn(email, 'Guess-2026')));
  expect((await signIn(email, PASSWORD)).body.code).toBe('too-many-attempts');
  await platform.post('/auth/forgot-password', { email }, { headers: from() });
  const link = await mailedLink(platform, email, '/new-password');
  const password = 'Lantern-2027';
  const chosen = await platform.post('/auth/new-password', { link, password }, { headers: from() });
  expect(chosen.status).toBe(200);
  expect((await signIn(email, password)).status).toBe(200);
});

test('1,000 guesses from one address at 1,000 accounts end with what a place may', async () => {
  const headers = from();
  const answers = [];
  for (let turn = 0; turn < 10; turn += 1) {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          signIn(`account${turn}x${index}@example.com`, 'Guess-2026', headers),
        ),
      )),
    );
  }
  const { burst } = rates.place;
  expect(codes(answers)).toEqual({ 'wrong-credentials': burst, 'rate-limited': 1_000 - burst });
});

test('40 people of one school sign in at once, after each has mistyped, and three times over', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `pupil${index}`);
  const headers = from();
  await Promise.all(names.map(member));
  const mistyped = await Promise.all(names.map((name) => signIn(name, 'Mistyped-2026', headers)));
  expect(codes(mistyped)).toEqual({ 'wrong-credentials': 40 });
  for (let turn = 0; turn < 3; turn += 1) {
    const answers = await Promise.all(names.map((name) => signIn(name, PASSWORD, headers)));
    expect(codes(answers)).toEqual({ ok: 40 });
  }
});

test('an attempt is charged once: a place has as many as it is said to have', async () => {
  const headers = from();
  const ask = (index: number) =>
    platform.post('/auth/username', { username: `free${index}` }, { headers });
  const answers = await Promise.all(Array.from({ length: rates.place.burst }, (_, n) => ask(n)));
  expect(codes(answers)).toEqual({ ok: rates.place.burst });
});

test('a place has no more of them where several processes answer', async () => {
  const headers = from();
  const answers = await Promise.all(
    Array.from({ length: 2 * rates.place.burst }, (_, index) =>
      (index % 2 === 0 ? platform : other).post(
        '/auth/username',
        { username: `spread${index}` },
        { headers },
      ),
    ),
  );
  expect(codes(answers)).toEqual({ ok: rates.place.burst, 'rate-limited': rates.place.burst });
});

test.for([
  ['/auth/username', (n: number) => ({ username: `asked${n}` })],
  ['/auth/user-membership', (n: number) => ({ username: `asked${n}` })],
  [
    '/auth/sign-up',
    () => ({ username: 'pupil0', email: 'pupil0@example.com', password: PASSWORD, terms: true }),
  ],
] as const)('to ask at %s who is a member costs as much as a guess', async ([path, body]) => {
  const headers = from();
  const answers = await Promise.all(
    Array.from({ length: rates.place.burst + 60 }, (_, index) =>
      platform.post(path, body(index), { headers }),
    ),
  );
  expect(codes(answers)['rate-limited']).toBe(60);
});

test('of mails that somebody asks for a person gets a few, member or not', async () => {
  const { email } = await member('rosa');
  for (const address of [email, 'nobody2@example.com']) {
    const ask = (path: string) => platform.post(path, { email: address }, { headers: from() });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(index % 2 === 0 ? '/auth/forgot-password' : '/auth/white-sign-in'),
      ),
    );
    expect(codes(answers)).toEqual({ ok: FREE_MAILS, 'too-many-attempts': 20 - FREE_MAILS });
  }
  await expect
    .poll(
      async () => (await mailsTo(email, 'new password')) + (await mailsTo(email, 'sign-in link')),
    )
    .toBe(FREE_MAILS);
});

test('who came in by a mailed link is not kept waiting for what others tried or asked for', async () => {
  const { email, username } = await member('levi');
  const ask = () => platform.post('/auth/white-sign-in', { email }, { headers: from() });
  const asked = await Promise.all(Array.from({ length: FREE_MAILS }, ask));
  expect(codes(asked)).toEqual({ ok: FREE_MAILS });
  for (const name of [email, username])
    await Promise.all(Array.from({ length: FREE }, () => signIn(name, 'Guess-2026')));
  expect((await ask()).body.code).toBe('too-many-attempts');
  const link = await mailedLink(platform, email, '/sign-in');
  const came = await platform.post('/auth/white-sign-in', { link }, { headers: from() });
  expect(came.status).toBe(200);
  expect((await ask()).status).toBe(200);
  for (const name of [email, username]) expect((await signIn(name, PASSWORD)).status).toBe(200);
});

test('a stolen session does not find out the password by trying', async () => {
  const { token } = await member('mila');
  const change = (password: string) =>
    platform.post(
      '/settings/password',
      { password, newPassword: 'Lantern-2027' },
      { token, headers: from() },
    );
  const answers = await Promise.all(
    Array.from({ length: FREE + 3 }, (_, n) => change(`Guess-${n}-2026`)),
  );
  expect(codes(answers)).toEqual({ 'wrong-credentials': FREE, 'too-many-attempts': 3 });
  expect((await change(PASSWORD)).body.code).toBe('too-many-attempts');
});

test('codes beside the right password are guessed at as slowly, and only both forgive', async () => {
  const { email, token } = await member('fay');
  const { body } = await platform.post('/settings/factor/ask', {}, { token, headers: from() });
  const { setup, secret } = answerOf(askFactor, body);
  const app = appOf(secret, () => platform.platform.now());
  const given = { setup, password: PASSWORD, code: app() };
  await platform.post('/settings/factor', given, { token, headers: from() });
  const enter = (code?: string) =>
    platform.post('/auth/sign-in', { email, password: PASSWORD, code }, { headers: from() });
  const answers = await Promise.all(
    Array.from({ length: FREE + 20 }, (_, n) => enter(`${100_000 + n}`)),
  );
  expect(codes(answers)).toEqual({ 'code-wrong': FREE, 'too-many-attempts': 20 });
  expect((await enter(app(1))).body.code).toBe('too-many-attempts');
  const inSettings = (code: string) =>
    platform.post(
      '/settings/factor/remove',
      { password: PASSWORD, code },
      { token, headers: from() },
    );
  const more = await Promise.all(
    Array.from({ length: FREE + 3 }, (_, n) => inSettings(`${100_000 + n}`)),
  );
  expect(codes(more)).toEqual({ 'code-wrong': FREE, 'too-many-attempts': 3 });
});
