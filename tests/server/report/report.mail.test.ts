import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeReport } from '../../../server/report/report.command';
import type { Judgement } from '../../../server/report/report.decider';
import { PASSWORD } from '../../support/password';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let ann: Member;
beforeAll(async () => {
  platform = await testPlatform();
  ann = await platform.member();
});
afterAll(() => platform.close());

const until = '2999-01-02T03:04:05.000Z';
const idOf = (body: unknown): string => String((body as { reportId?: unknown }).reportId);
const filed = async (player: string): Promise<string> => {
  const { body } = await platform.post(
    '/reports',
    { kind: 'player', id: player, reason: 'insult' },
    { token: ann.token },
  );
  return idOf(body);
};
const judge = (id: string, outcome: Judgement['outcome'], more: Partial<Judgement> = {}) =>
  judgeReport(platform.platform, id, {
    outcome,
    why: 'You called others names.',
    until,
    by: 'operator test',
    at: new Date().toISOString(),
    ...more,
  });
const mails = (to: string) => platform.database.sql<{ subject: string; body: string }[]>`
  select subject, body from mails where recipient = ${to} and body not like '%/verified?%' order by id`;
const mailsTo = async (to: string, count: number) => {
  await expect.poll(async () => (await mails(to)).length).toBe(count);
  return mails(to);
};
const linkIn = (text: string): string => /about=(\S+)/.exec(text)?.[1] ?? '';

test('who is suspended is mailed why, until when and how to object, once, in their language', async () => {
  const lost = await platform.member({ language: 'de' });
  const id = await filed(lost.id);
  await judge(id, 'suspend');
  await judge(id, 'suspend');
  const [mail] = await mailsTo(lost.email, 1);
  expect(mail?.subject).toBe('Dein Konto bei Fairground ist gesperrt');
  expect(mail?.body).toContain('Warum: You called others names.');
  expect(mail?.body).toContain('Bis: 2. Januar 2999 um 03:04:05 UTC');
  expect(mail?.body).toContain(`Nummer der Entscheidung: ${id}`);
  expect(mail?.body).not.toContain(ann.username);

  // The refusal says the same, by the same link.
  const refused = await platform.post('/auth/sign-in', { email: lost.email, password: PASSWORD });
  const about = linkIn(mail?.body ?? '');
  expect(refused.body).toMatchObject({
    code: 'suspended',
    params: { why: 'You called others names.', until, appeal: about },
  });
  expect(refused.body['params']).not.toHaveProperty('report');

  // By which they object without an account; support reads to what.
  const contact = { playerInfo: { name: 'Lost', email: 'lost@example.com' } };
  const ask = { title: 'I object', category: 'appeal', ...contact };
  const made = await platform.post('/ticket', { ...ask, about });
  expect(made.body).toMatchObject({ ticket: { category: 'appeal' } });
  const [row] = await platform.database.sql<{ about: string }[]>`
    select about from tickets where title = 'I object'`;
  expect(row?.about).toBe(id);
  const forged = await platform.post('/ticket', { ...ask, about: `${id}.0000` });
  expect([forged.status, forged.body['code']]).toEqual([401, 'link-invalid']);

  await judge(id, 'dismiss');
  const [, over] = await mailsTo(lost.email, 2);
  expect(over?.subject).toBe('Dein Konto bei Fairground ist wieder offen');
});

test('without an end it says so; what lets one sign in is not mailed', async () => {
  const gone = await platform.member();
  const mild = await filed(gone.id);
  await judge(mild, 'warn');
  await judge(mild, 'dismiss');
  const bea = await platform.member();
  const { body } = await platform.post(
    '/reports',
    { kind: 'player', id: gone.id, reason: 'spam' },
    { token: bea.token },
  );
  await judge(idOf(body), 'suspend', { until: undefined });
  const [mail] = await mailsTo(gone.email, 1);
  expect(mail?.body).toContain('It lasts until it is taken back.');
  expect(mail?.body).not.toContain('Until:');
});
