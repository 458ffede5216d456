import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerOf } from '../../../contract/call';
import {
  addFactorPasskey,
  askFactor,
  askFactorPasskey,
  challengeFactor,
  setFactor,
} from '../../../contract/factor';
import { RECOVERY_CODES } from '../../../contract/limits';
import { siteOf } from '../../../server/factor/factor.passkey';
import { kinds, projections } from '../../../server/kinds';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { goOn, pass, stand } from '../../support/clock';
import { appOf } from '../../support/codes';
import { mailedLink } from '../../support/mail';
import { softPasskey } from '../../support/passkey';
import { PASSWORD } from '../../support/password';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

const STEP_MS = 30_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ WITHDRAW_AT_ONCE: '0' });
});
afterAll(async () => {
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
  await platform.close();
});
beforeEach(() => stand());
afterEach(goOn);

interface Factored extends Member {
  secret: string;
  recovery: string[];
  /** The next code of their app: no two of one test are the same. */
  code(): string;
}

const asked = async (token: string): Promise<AnswerOf<typeof askFactor>> =>
  answerOf(askFactor, (await platform.post('/settings/factor/ask', {}, { token })).body);

const setUp = async (member: Member): Promise<Factored> => {
  const { setup, secret } = await asked(member.token);
  const app = appOf(secret, () => platform.platform.now());
  const given = { setup, password: PASSWORD, code: app() };
  const { status, body } = await platform.post('/settings/factor', given, member);
  expect(status).toBe(200);
  const { recovery } = answerOf(setFactor, body);
  const code = () => {
    pass(STEP_MS);
    return app();
  };
  return { ...member, secret, recovery, code };
};
const factored = async () => setUp(await platform.member({ country: 'MT' }));

type Given = { email: string; password?: string; code?: string };
const signIn = ({ email, password = PASSWORD, code }: Given) =>
  platform.post('/auth/sign-in', { email, password, ...(code !== undefined && { code }) });
const codeOf = async (answer: ReturnType<typeof signIn>) => {
  const { status, body } = await answer;
  return status === 200 ? 'ok' : body.code;
};
const subjects = async (email: string) => {
  const rows = await platform.database.sql<{ subject: string }[]>`
    select subject from mails where recipient = ${email} order by id`;
  return rows.map(({ subject }) => subject);
};

describe('a second factor is set', () => {
  test('by the password and the first code, once; its codes for a lost app are told then', async () => {
    const ann = await platform.member();
    const read = async () => (await platform.get('/settings/factor', ann)).body;
    expect(await read()).toEqual({});
    const { setup, secret, uri } = await asked(ann.token);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*${ann.username}.*secret=${secret}`));
    const app = appOf(secret, () => platform.platform.now());
    const set = (more: object) =>
      codeOf(platform.post('/settings/factor', { setup, password: PASSWORD, ...more }, ann));
    expect(await set({ code: app(5) })).toBe('code-wrong');
    expect(await set({ code: app(), password: 'Guess-2026' })).toBe('wrong-credentials');
    expect(await read()).toEqual({});
    const answers = await Promise.all(Array.from({ length: 4 }, () => set({ code: app() })));
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    expect(await read()).toEqual({
      factor: {
        since: expect.any(String),
        recoveryLeft: RECOVERY_CODES,
        passkeys: [],
        takesPasskeys: expect.any(Boolean),
      },
    });
    // A second one is not set beside it.
    const other = await asked(ann.token);
    const code = appOf(other.secret, () => platform.platform.now())();
    expect(await set({ setup: other.setup, code })).toBe('step-illegal');
  });

  test('by nobody but who asked for it', async () => {
    const [ann, ben] = await Promise.all([platform.member(), platform.member()]);
    const { setup, secret } = await asked(ann.token);
    const code = appOf(secret, () => platform.platform.now())();
    const given = { setup, password: PASSWORD, code };
    expect(await codeOf(platform.post('/settings/factor', given, ben))).toBe('step-illegal');
    expect(await codeOf(platform.post('/settings/factor', given, ann))).toBe('ok');
  });
});

describe('signing in', () => {
  test('asks for a code beside the password, and says so to nobody without it', async () => {
    const ann = await factored();
    expect(await codeOf(signIn({ ...ann, password: 'Guess-2026', code: ann.code() }))).toBe(
      'wrong-credentials',
    );
    const { body } = await signIn({ email: ann.email });
    expect(body).toMatchObject({ code: 'factor-needed', params: { field: 'body.code' } });
    expect(await codeOf(signIn({ ...ann, code: '000000' }))).toBe('code-wrong');
    expect(await codeOf(signIn({ ...ann, code: ann.code() }))).toBe('ok');
  });

  test('takes no code twice, however many ask at once', async () => {
    const ann = await factored();
    const code = ann.code();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => codeOf(signIn({ email: ann.email, code }))),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    pass(3_600_000);
    expect(await codeOf(signIn({ email: ann.email, code }))).toBe('code-wrong');
  });

  test('takes a code that was written down, once, and tells of it', async () => {
    const ann = await factored();
    const [first = '', second = ''] = ann.recovery;
    expect(await codeOf(signIn({ email: ann.email, code: first.toUpperCase() }))).toBe('ok');
    expect(await codeOf(signIn({ email: ann.email, code: first }))).toBe('code-wrong');
    expect(await codeOf(signIn({ email: ann.email, code: second.replaceAll('-', '') }))).toBe('ok');
    expect((await platform.get('/settings/factor', ann)).body).toMatchObject({
      factor: { recoveryLeft: RECOVERY_CODES - 2 },
    });
    const used = 'A recovery code of your account at Fairground was used';
    await expect
      .poll(async () => (await subjects(ann.email)).filter((subject) => subject === used))
      .toHaveLength(2);
  });

  test('by a mailed link asks for it too, and the link stays good', async () => {
    const ann = await factored();
    const { email } = ann;
    await platform.post('/auth/white-sign-in', { email });
    const link = await mailedLink(platform, email, '/sign-in');
    const enter = (code?: string) =>
      codeOf(platform.post('/auth/white-sign-in', { link, ...(code !== undefined && { code }) }));
    expect(await enter()).toBe('factor-needed');
    expect(await enter('000000')).toBe('code-wrong');
    expect(await enter(ann.code())).toBe('ok');
    expect(await enter(ann.code())).toBe('link-invalid');
  });

  test('asks whoever reads the mails, and has chosen a new password by one, for it', async () => {
    const ann = await factored();
    const { email } = ann;
    await platform.post('/auth/forgot-password', { email });
    const link = await mailedLink(platform, email, '/new-password');
    const password = 'Lantern-2027';
    expect(await codeOf(platform.post('/auth/new-password', { link, password }))).toBe('ok');
    expect(await codeOf(signIn({ email, password }))).toBe('factor-needed');
    expect(await codeOf(signIn({ email, password, code: ann.code() }))).toBe('ok');
  });
});

describe('what a stolen session is not enough for', () => {
  const asks = async (path: string, body: object) => {
    const ann = await factored();
    const send = (code?: string) =>
      codeOf(
        platform.post(
          path,
          {
            ...body,
            ...('email' in body && { email: `new.${ann.email}` }),
            ...(code !== undefined && { code }),
          },
          ann,
        ),
      );
    expect(await send()).toBe('factor-needed');
    expect(await send('000000')).toBe('code-wrong');
    expect(await send(ann.code())).toBe('ok');
    return ann;
  };

  test.each([
    ['another address', '/settings/email', { email: '', password: PASSWORD }],
    ['another password', '/settings/password', { password: PASSWORD, newPassword: 'Lantern-2027' }],
    ['leaving for good', '/settings/erase', { password: PASSWORD }],
  ])('%s', async (_, path, body) => {
    await asks(path, body);
  });

  test('taking money out, once for a code and a key', async () => {
    const ann = await factored();
    await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
    await platform.post('/wallet/deposit', { amount: 5_000, payment: 'test-approved' }, ann);
    const withdraw = (code?: string, key = `${Math.random()}`) =>
      codeOf(
        platform.post(
          '/wallet/withdraw',
          { currency: 'EUR', amount: 1_000, ...(code !== undefined && { code }) },
          { token: ann.token, key },
        ),
      );
    expect(await withdraw()).toBe('factor-needed');
    const code = ann.code();
    expect(await withdraw(code, 'one-withdrawal')).toBe('ok');
    // Its answer was lost, and meanwhile the code is worth nothing.
    pass(10 * STEP_MS);
    expect(await withdraw(code, 'one-withdrawal')).toBe('ok');
    expect(await withdraw(code)).toBe('code-wrong');
    const { items } = (await platform.get('/wallet/transfers', ann)).body as never as {
      items: { type: number }[];
    };
    expect(items.filter(({ type }) => type === 501)).toHaveLength(1);
  });

  test('other codes for a lost app, after which those of before are nothing', async () => {
    const ann = await factored();
    const { body } = await platform.post(
      '/settings/factor/recovery',
      { password: PASSWORD, code: ann.code() },
      ann,
    );
    const { recovery } = answerOf(setFactor, body);
    expect(await codeOf(signIn({ email: ann.email, code: ann.recovery[0] ?? '' }))).toBe(
      'code-wrong',
    );
    expect(await codeOf(signIn({ email: ann.email, code: recovery[0] ?? '' }))).toBe('ok');
  });

  test('taking it off, after which the password is enough; both are told by mail', async () => {
    const ann = await factored();
    const remove = (code: string, password = PASSWORD) =>
      codeOf(platform.post('/settings/factor/remove', { password, code }, ann));
    expect(await remove('000000')).toBe('code-wrong');
    expect(await remove(ann.code(), 'Guess-2026')).toBe('wrong-credentials');
    expect(await remove(ann.code())).toBe('ok');
    expect(await remove(ann.code())).toBe('ok');
    expect(await codeOf(signIn({ email: ann.email }))).toBe('ok');
    await expect
      .poll(() => subjects(ann.email))
      .toEqual(
        expect.arrayContaining([
          'Your account at Fairground asks for a second factor',
          'Your account at Fairground asks for no second factor any more',
        ]),
      );
  });
});

describe('a passkey in place of the code', () => {
  const challenge = async () =>
    answerOf(challengeFactor, (await platform.post('/auth/factor', {})).body);
  const unlocked = async (key: ReturnType<typeof softPasskey>, counter: number) => {
    const { challenge: asked } = await challenge();
    return key.proof({ ...siteOf(platform.platform.config.PUBLIC_URL), challenge: asked, counter });
  };
  const keyed = async () => {
    const ann = await factored();
    const key = softPasskey();
    const { body } = await platform.post('/settings/factor/passkeys/ask', {}, ann);
    const wanted = answerOf(askFactorPasskey, body);
    const site = siteOf(platform.platform.config.PUBLIC_URL);
    const made = key.made({ ...site, challenge: wanted.challenge, counter: 1 });
    const add = (more: object) =>
      platform.post('/settings/factor/passkeys', { name: 'Laptop', made, ...more }, ann);
    return { ann, key, add };
  };

  test('is added by who proves, and signs in, once for each time that it is unlocked', async () => {
    const { ann, key, add } = await keyed();
    expect(await codeOf(add({ password: 'Guess-2026', code: ann.code() }))).toBe(
      'wrong-credentials',
    );
    expect(await codeOf(add({ password: PASSWORD }))).toBe('factor-needed');
    const added = await add({ password: PASSWORD, code: ann.code() });
    expect(added.body).toMatchObject({ factor: { passkeys: [{ name: 'Laptop' }] } });
    const enter = (passkey?: object) =>
      platform.post('/auth/sign-in', { email: ann.email, password: PASSWORD, passkey });
    expect((await enter()).body).toMatchObject({
      code: 'factor-needed',
      params: { passkeys: true },
    });
    const proof = await unlocked(key, 2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => codeOf(enter(proof))));
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['ok', 'passkey-refused']));
    // A copy counts from where it was copied.
    expect(await codeOf(enter(await unlocked(key, 2)))).toBe('passkey-refused');
    expect(await codeOf(enter(await unlocked(softPasskey(), 9)))).toBe('passkey-refused');
    expect(await codeOf(enter(await unlocked(key, 3)))).toBe('ok');
  });

  test('is nobody else’s, and gone with the second factor', async () => {
    const { ann, key, add } = await keyed();
    await add({ password: PASSWORD, code: ann.code() });
    const ben = await factored();
    const asBen = { email: ben.email, password: PASSWORD, passkey: await unlocked(key, 2) };
    expect(await codeOf(platform.post('/auth/sign-in', asBen))).toBe('passkey-refused');
    const off = { password: PASSWORD, passkey: await unlocked(key, 3) };
    expect(await codeOf(platform.post('/settings/factor/remove', off, ann))).toBe('ok');
    const again = await setUp(ann);
    const asAnn = { email: ann.email, password: PASSWORD, passkey: await unlocked(key, 4) };
    expect(await codeOf(platform.post('/auth/sign-in', asAnn))).toBe('passkey-refused');
    expect(again.recovery).toHaveLength(RECOVERY_CODES);
  });

  test('is removed by who proves, by itself too; and nothing of it is taken along', async () => {
    const { ann, key, add } = await keyed();
    const { body } = await add({ password: PASSWORD, code: ann.code() });
    const { factor } = answerOf(addFactorPasskey, body);
    const exported = JSON.stringify((await platform.post('/settings/export', {}, ann)).body);
    expect(exported).toContain('Laptop');
    expect(exported).not.toContain(key.id);
    const _id = factor.passkeys[0]?._id ?? '';
    const drop = { password: PASSWORD, _id, passkey: await unlocked(key, 2) };
    const { body: left } = await platform.post('/settings/factor/passkeys/remove', drop, ann);
    expect(left).toMatchObject({ factor: { passkeys: [] } });
  });
});

test('neither what is taken along nor the log tells the secret or a code', async () => {
  const ann = await factored();
  expect(await codeOf(signIn({ email: ann.email, code: ann.recovery[0] ?? '' }))).toBe('ok');
  const { status, body } = await platform.post('/settings/export', {}, ann);
  expect(status).toBe(200);
  const rows = await platform.database.sql`
    select * from events where stream = ${`player:${ann.id}`} order by 1`;
  for (const text of [JSON.stringify(body), JSON.stringify(rows)])
    for (const secret of [ann.secret, ...ann.recovery]) expect(text).not.toContain(secret);
  expect(JSON.stringify(body)).not.toMatch(/"(print|recovery)"/);
  expect(rows.length).toBeGreaterThan(2);
});
