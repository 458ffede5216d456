import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerOf } from '../../../contract/call';
import { askFactor } from '../../../contract/factor';
import { getDossier } from '../../../contract/player.desk';
import { listReportsDue, readReportDue } from '../../../contract/report.desk';
import { listAudit } from '../../../contract/staff';
import { listTicketsDue, readTicketDue } from '../../../contract/ticket.desk';
import { listWithdrawalsDue } from '../../../contract/withdrawal.desk';
import { kinds, projections } from '../../../server/kinds';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { appOf } from '../../support/codes';
import { PASSWORD } from '../../support/password';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let ada: TestStaff;
let bob: TestStaff;
let ann: Member;

const post = (of: { token: string }, path: string, body: object = {}) =>
  platform.post(`/staff${path}`, body, { token: of.token });
const said = async (of: { token: string }, path: string, body: object = {}) => {
  const { status, body: answer } = await post(of, path, body);
  return [status, answer.code ?? ''];
};
const audit = async (search: string): Promise<AnswerOf<typeof listAudit>> =>
  answerOf(listAudit, (await post(ada, '/audit', { search })).body);
const dossier = async (id: string) =>
  answerOf(getDossier, (await platform.get(`/staff/players/${id}`, ada)).body);

beforeAll(async () => {
  platform = await testPlatform({ WITHDRAW_AT_ONCE: '0', WITHDRAW_BY_TWO: '50' });
  ada = await testStaff(platform, 'admin');
  bob = await testStaff(platform, 'finance');
  ann = await platform.member({ country: 'MT' });
  await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
  const paid = { amount: 20_000, payment: 'test-approved' };
  await platform.post('/wallet/deposit', paid, { token: ann.token });
});
afterAll(async () => {
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
  await platform.close();
});

const withdraw = async (amount: number): Promise<string> => {
  const { body } = await platform.post('/wallet/withdraw', { currency: 'EUR', amount }, ann);
  return (body as unknown as { withdrawal: { _id: string } }).withdrawal._id;
};
const euros = async (): Promise<number> =>
  (await dossier(ann.id)).wallets.find(({ currency }) => currency === 'EUR')?.balance ?? 0;

describe('withdrawals', () => {
  test('a small one is let go by one member, once of fifty times, and the audit says who', async () => {
    const id = await withdraw(1_000);
    const list = answerOf(
      listWithdrawalsDue,
      (await post(bob, '/withdrawals', { status: 'waiting' })).body,
    );
    expect(list.items).toMatchObject([{ _id: id, needsTwo: false, username: ann.username }]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => said(bob, '/withdrawals/approve', { _id: id })),
    );
    expect(answers.every(([status]) => status === 200)).toBe(true);
    const { items } = await audit(id);
    expect(items).toMatchObject([
      {
        deed: 'approveWithdrawalDue',
        staff: bob.id,
        before: { status: 'waiting' },
        after: { status: 'paying', amount: 1_000 },
      },
    ]);
  });

  test('a large one takes a second member', async () => {
    const id = await withdraw(5_000);
    const approve = (of: TestStaff) => said(of, '/withdrawals/approve', { _id: id });
    expect(await approve(bob)).toEqual([200, '']);
    expect(await approve(bob)).toEqual([409, 'approval-own']);
    const first = (await post(bob, '/withdrawals', { search: id })).body;
    expect(first.items).toMatchObject([
      { status: 'waiting', needsTwo: true, vouchedBy: 'Test finance' },
    ]);
    expect(await approve(ada)).toEqual([200, '']);
    const rows = (await post(ada, '/withdrawals', { search: id })).body;
    expect(rows.items).toMatchObject([{ status: 'paid' }]);
    expect((await audit(id)).total).toBe(2);
  });

  test('refused, its money is back and the player reads why', async () => {
    const before = await euros();
    const id = await withdraw(2_000);
    const why = 'The card is another’s';
    expect(await said(bob, '/withdrawals/refuse', { _id: id, why })).toEqual([200, '']);
    expect(await said(bob, '/withdrawals/approve', { _id: id })).toEqual([409, 'step-illegal']);
    expect(await euros()).toBe(before);
    const { items } = (await platform.get('/wallet/transfers', ann)).body;
    expect(items[0]).toMatchObject({ status: 'refused', reason: why });
  });
});

describe('corrections', () => {
  const ask = async (of: TestStaff, amount: number, playerId = ann.id) => {
    const { body } = await post(of, '/corrections/ask', {
      playerId,
      currency: 'EUR',
      amount,
      why: 'The wheel stopped twice',
    });
    return (body as unknown as { correctionId: string }).correctionId;
  };

  test('move once, though fifty approve at once, and never by who asked', async () => {
    const before = await euros();
    const id = await ask(bob, 300);
    expect(await euros()).toBe(before);
    expect(await said(bob, '/corrections/approve', { _id: id })).toEqual([409, 'approval-own']);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => said(ada, '/corrections/approve', { _id: id })),
    );
    expect(answers.every(([status]) => status === 200)).toBe(true);
    expect(await euros()).toBe(before + 300);
    const { movements } = await dossier(ann.id);
    expect(movements[0]).toMatchObject({ type: 700, sign: 1, amount: 300, reference: id });
    expect((await audit(id)).items).toMatchObject([
      { before: { balance: before }, after: { balance: before + 300, status: 'done' } },
    ]);
  });

  test('never below zero, and not once refused', async () => {
    const large = await ask(bob, -10_000_000);
    expect(await said(ada, '/corrections/approve', { _id: large })).toEqual([
      409,
      'insufficient-amount',
    ]);
    const why = 'Nothing was wrong';
    expect(await said(ada, '/corrections/refuse', { _id: large, why })).toEqual([200, '']);
    expect(await said(ada, '/corrections/approve', { _id: large })).toEqual([409, 'step-illegal']);
  });
});

describe('players', () => {
  test('are found by name, id and whole address', async () => {
    for (const search of [ann.username.toUpperCase(), ann.id, ann.email]) {
      const { body } = await post(ada, '/players', { search });
      expect(body.items).toMatchObject([{ _id: ann.id, username: ann.username }]);
    }
    expect((await post(ada, '/players', { search: '@example.com' })).body.items).toEqual([]);
  });

  test('are suspended and let in again; they read why', async () => {
    const ben = await platform.member();
    const _id = ben.id;
    const why = 'Threatens others';
    const deed = { _id, outcome: 'suspend', days: 3, why };
    expect(await said(ada, '/players/measure', deed)).toEqual([200, '']);
    expect((await platform.get('/get', ben)).status).toBe(401);
    const { measures } = await dossier(_id);
    expect(measures).toMatchObject([{ outcome: 'suspend', why }]);
    const lift = { _id: measures[0]?._id ?? '', why: 'It was another' };
    expect(await said(ada, '/players/lift', lift)).toEqual([200, '']);
    expect((await dossier(_id)).measures).toEqual([]);
    expect((await audit(_id)).items).toMatchObject([
      { deed: 'measurePlayer', before: { suspensions: 0 }, after: { suspensions: 1 }, why },
    ]);
  });

  test('notes are staff’s, under the player’s key, and in the player’s export without who wrote them', async () => {
    const text = 'Planted words of a note';
    expect(await said(ada, '/players/note', { _id: ann.id, text })).toEqual([200, '']);
    expect((await dossier(ann.id)).notes).toMatchObject([{ text, name: 'Test admin' }]);
    const { sql } = platform.database;
    const [kept] = await sql<{ count: number }[]>`
      select count(*)::int as count from events where data::text like ${`%${text}%`}`;
    expect(kept?.count).toBe(0);
    const { body } = await platform.post('/settings/export', {}, ann);
    expect(JSON.stringify(body)).toContain(text);
    expect(JSON.stringify(body)).not.toContain('Test admin');
  });

  test('are verified once, with a reason', async () => {
    const ben = await platform.member();
    const deed = { _id: ben.id, why: 'Saw the passport' };
    for (const _ of [1, 2]) expect(await said(ada, '/players/verify', deed)).toEqual([200, '']);
    expect((await audit(ben.id)).items).toMatchObject([
      { deed: 'verifyIdentity', before: { isVerified: false }, after: { isVerified: true } },
    ]);
  });
});

test('a ticket is read, noted, answered and resolved', async () => {
  const opened = await platform.post(
    '/ticket',
    { title: 'The wheel', description: 'It squeaks' },
    ann,
  );
  const { _id } = (opened.body as unknown as { ticket: { _id: string } }).ticket;
  expect(await said(ada, '/tickets/assign', { _id })).toEqual([200, '']);
  expect(await said(ada, '/tickets/note', { _id, text: 'Oil it' })).toEqual([200, '']);
  expect(await said(ada, '/tickets/answer', { _id, text: 'We oil it' })).toEqual([200, '']);
  const whole = answerOf(readTicketDue, (await platform.get(`/staff/tickets/${_id}`, ada)).body);
  expect(whole).toMatchObject({
    who: ann.username,
    assignee: 'Test admin',
    status: 'awaiting_player_reply',
    said: [
      { by: 'note', text: 'Oil it' },
      { by: 'support', text: 'We oil it' },
    ],
  });
  expect(whole.prepared.find(({ name }) => name === 'thanks')?.text).toContain(ann.username);
  expect(await said(ada, '/tickets/resolve', { _id })).toEqual([200, '']);
  expect((await audit(_id)).items.map(({ deed }) => deed)).toEqual([
    'resolveTicketDue',
    'answerTicketDue',
    'noteTicketDue',
    'assignTicketDue',
  ]);
  expect(JSON.stringify(await audit(_id))).not.toContain('oil it');
});

test('tickets are narrowed by what they are about, and given to a colleague who may answer', async () => {
  const ask = async (category: string) => {
    const { body } = await platform.post('/ticket', { title: `About ${category}`, category }, ann);
    return (body as unknown as { ticket: { _id: string } }).ticket._id;
  };
  const [payment, fault] = [await ask('payment'), await ask('fault')];
  const listed = async (of: TestStaff, body: object) =>
    answerOf(listTicketsDue, (await post(of, '/tickets', body)).body).items.map(({ _id }) => _id);
  expect(await listed(ada, { category: 'payment' })).toEqual([payment]);
  expect(await listed(ada, { category: 'fault', status: 'awaiting_support_reply' })).toEqual([
    fault,
  ]);

  const [sam, mod] = [await testStaff(platform, 'support'), await testStaff(platform, 'moderator')];
  const whole = answerOf(readTicketDue, (await platform.get(`/staff/tickets/${fault}`, ada)).body);
  const names = whole.colleagues.map(({ _id }) => _id);
  expect(names).toContain(sam.id);
  for (const { id } of [ada, bob, mod]) expect(names).not.toContain(id);

  expect(await listed(sam, { mine: true })).toEqual([]);
  const give = (to: string) => said(ada, '/tickets/give', { _id: fault, to });
  expect(await give(mod.id)).toEqual([409, 'colleague-unfit']);
  expect(await give('staff_00000000')).toEqual([409, 'colleague-unfit']);
  expect(await give(sam.id)).toEqual([200, '']);
  expect(await give(sam.id)).toEqual([200, '']);
  expect(await listed(sam, { mine: true })).toEqual([fault]);
  const deeds = (await audit(fault)).items;
  expect(deeds).toMatchObject([
    { deed: 'giveTicketDue', name: 'Test admin', after: { assignee: 'Test support' } },
  ]);
  expect(await said(sam, '/tickets/resolve', { _id: fault })).toEqual([200, '']);
  expect(await listed(sam, { mine: true })).toEqual([]);
  expect(await said(mod, '/tickets/give', { _id: payment, to: sam.id })).toEqual([
    403,
    'forbidden',
  ]);
});

test('a ticket is merged into another of whoever asked it, and both say so', async () => {
  const ask = async (title: string) => {
    const { body } = await platform.post('/ticket', { title }, ann);
    return (body as unknown as { ticket: { _id: string } }).ticket._id;
  };
  const [into, from] = [await ask('The pier'), await ask('The pier again')];
  const whole = async (id: string) =>
    answerOf(readTicketDue, (await platform.get(`/staff/tickets/${id}`, ada)).body);
  expect((await whole(from)).others).toContainEqual({ _id: into, title: 'The pier' });
  expect((await whole(from)).others).not.toContainEqual({ _id: from, title: 'The pier again' });
  const merge = (_id: string, to: string) => said(ada, '/tickets/merge', { _id, into: to });
  expect(await merge(from, from)).toEqual([409, 'ticket-itself']);
  expect(await merge(from, into)).toEqual([200, '']);
  expect(await whole(from)).toMatchObject({ mergedInto: into, status: 'resolved', said: [] });
  expect(await whole(into)).toMatchObject({
    joined: [{ _id: from, title: 'The pier again' }],
    said: [{ by: 'player', text: 'The pier again' }],
  });
  expect((await whole(into)).others.map(({ _id }) => _id)).not.toContain(from);
  expect(await merge(into, from)).toEqual([409, 'ticket-merged']);
  expect((await audit(from)).items).toMatchObject([
    {
      deed: 'mergeTicketDue',
      before: { status: 'awaiting_support_reply' },
      after: { mergedInto: into },
    },
  ]);
  // A wrong merge is taken back, and it is kept why.
  const why = 'Two different piers';
  expect(await said(ada, '/tickets/split', { _id: from, why })).toEqual([200, '']);
  expect(await whole(from)).toMatchObject({ status: 'awaiting_support_reply', said: [] });
  expect(await whole(into)).toMatchObject({ joined: [], said: [] });
  expect(await said(ada, '/tickets/split', { _id: from, why })).toEqual([409, 'step-illegal']);
  expect((await audit(from)).items[0]).toMatchObject({
    deed: 'splitTicketDue',
    why,
    before: { mergedInto: into },
    after: { status: 'awaiting_support_reply' },
  });
});

test('a report is decided where it waits', async () => {
  const [eve, ben] = await Promise.all([platform.member(), platform.member()]);
  await platform.post('/reports', { kind: 'player', id: ben.id, reason: 'spam' }, eve);
  const { items } = answerOf(listReportsDue, (await post(ada, '/reports')).body);
  expect(items).toMatchObject([{ reporter: eve.username, reported: ben.username, reason: 'spam' }]);
  const deed = { _id: items[0]?._id ?? '', outcome: 'warn', why: 'Once is enough' };
  expect(await said(ada, '/reports/judge', deed)).toEqual([200, '']);
  expect((await post(ada, '/reports')).body.items).toEqual([]);
});

test('a report is read with what was said around it and what else was reported', async () => {
  const [eve, ben, cat] = await Promise.all([
    platform.member(),
    platform.member(),
    platform.member(),
  ]);
  const gameId = 'game_lantern-run';
  const say = async (who: Member, text: string) => {
    const { body } = await platform.post('/games/createMessage', { gameId, text }, who);
    return (body as unknown as { _id: string })._id;
  };
  const report = async (who: Member, body: object) => {
    await platform.post('/reports', { reason: 'insult', ...body }, who);
    const { items } = answerOf(listReportsDue, (await post(ada, '/reports')).body);
    return items.at(-1)?._id ?? '';
  };
  const read = async (id: string, of: TestStaff = ada) => platform.get(`/staff/reports/${id}`, of);
  const whole = async (id: string) => answerOf(readReportDue, (await read(id)).body);

  await platform.post('/games/createMessage', { gameId: 'game_tide-dice', text: 'Elsewhere' }, cat);
  for (const text of ['Zero', 'One', 'Two']) await say(cat, text);
  const hidden = await say(ben, 'Three');
  const said_ = await say(ben, 'You fool');
  for (const text of ['Four', 'Five', 'Six', 'Seven']) await say(cat, text);
  const first = await report(eve, { kind: 'message', id: hidden });
  await said(ada, '/reports/judge', { _id: first, outcome: 'hide', why: 'Coarse' });
  const other = await report(eve, { kind: 'player', id: cat.id });
  const about = await report(cat, { kind: 'player', id: ben.id });
  const id = await report(eve, { kind: 'message', id: said_ });

  const { around, aboutThem, byReporter, reported } = await whole(id);
  expect(reported).toBe(ben.username);
  expect(
    around.map(({ by, text, isReported, isHidden }) => [by, text, isReported, isHidden]),
  ).toEqual([
    [cat.username, 'One', false, false],
    [cat.username, 'Two', false, false],
    [ben.username, 'Three', false, true],
    [ben.username, 'You fool', true, false],
    [cat.username, 'Four', false, false],
    [cat.username, 'Five', false, false],
    [cat.username, 'Six', false, false],
  ]);
  expect(aboutThem).toMatchObject([
    { _id: about, kind: 'player', state: 'open' },
    { _id: first, state: 'upheld', outcome: 'hide', why: 'Coarse', text: 'Three' },
  ]);
  expect(byReporter.map(({ _id, reported: on }) => [_id, on])).toEqual([
    [other, cat.username],
    [first, ben.username],
  ]);
  expect((await whole(other)).around).toEqual([]);

  // What was said is told to those who decide reports alone, and nobody of who is gone.
  const finance = await read(id, bob);
  expect([finance.status, finance.body.code]).toEqual([403, 'forbidden']);
  expect((await platform.get(`/staff/reports/${id}`, eve)).status).toBe(404);
  await platform.post('/settings/erase', { password: PASSWORD }, cat);
  expect((await whole(id)).around.map(({ text }) => text)).toEqual(['Three', 'You fool']);
  expect((await whole(id)).byReporter.map(({ _id }) => _id)).toEqual([first]);
  expect((await read(other)).status).toBe(404);
  for (const _id of [about, id])
    await said(ada, '/reports/judge', { _id, outcome: 'dismiss', why: 'Looked at' });
});

test('anything is found, by whom the grid lets', async () => {
  const of = async (member: TestStaff) =>
    (await post(member, '/find', { search: ann.username })).body.items as unknown as {
      kind: string;
    }[];
  expect(new Set((await of(ada)).map(({ kind }) => kind))).toEqual(
    new Set(['player', 'deposit', 'withdrawal', 'correction']),
  );
  const translator = await testStaff(platform, 'translator');
  expect(await of(translator)).toEqual([]);
});

test('an account ends once two members want it, and nothing personal of it is left', async () => {
  const { id, token, username } = await platform.member({ country: 'MT' });
  const body = { _id: id, why: 'asked for it by letter' };
  const other = await testStaff(platform, 'admin');
  expect(await said(other, '/players/erase/approve', body)).toEqual([409, 'step-illegal']);
  expect(await said(ada, '/players/erase', body)).toEqual([200, '']);
  expect(await dossier(id)).toMatchObject({ erasureBy: 'Test admin' });
  expect(await said(ada, '/players/erase/approve', body)).toEqual([409, 'approval-own']);
  expect(await said(bob, '/players/erase/approve', body)).toEqual([403, 'forbidden']);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => said(other, '/players/erase/approve', body)),
  );
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect((await platform.get('/get', { token })).status).toBe(401);
  expect((await audit('approveErasure')).total).toBe(1);
  expect((await post(ada, '/players', { search: username })).body).toMatchObject({ total: 0 });
});

test('a lost second factor goes once two members have seen whose it was, with every session', async () => {
  const { id, token, email } = await platform.member({ country: 'MT' });
  const { body: offer } = await platform.post('/settings/factor/ask', {}, { token });
  const { setup, secret } = answerOf(askFactor, offer);
  const body = { _id: id, why: 'showed their papers by video' };
  expect(await said(ada, '/players/factor', body)).toEqual([409, 'step-illegal']);
  const code = appOf(secret, () => platform.platform.now())();
  await platform.post('/settings/factor', { setup, password: PASSWORD, code }, { token });
  const other = await testStaff(platform, 'admin');
  const approve = '/players/factor/approve';
  expect(await said(other, approve, body)).toEqual([409, 'step-illegal']);
  expect(await said(bob, '/players/factor', body)).toEqual([403, 'forbidden']);
  expect(await said(ada, '/players/factor', body)).toEqual([200, '']);
  expect(await dossier(id)).toMatchObject({
    factorSince: expect.any(String),
    factorLossBy: 'Test admin',
  });
  expect(await said(ada, approve, body)).toEqual([409, 'approval-own']);
  expect(await said(other, '/players/factor/refuse', body)).toEqual([200, '']);
  expect(await said(other, approve, body)).toEqual([409, 'step-illegal']);
  const signIn = async () =>
    (await platform.post('/auth/sign-in', { email, password: PASSWORD })).status;
  expect(await signIn()).toBe(401);
  await said(ada, '/players/factor', body);
  const answers = await Promise.all(Array.from({ length: 5 }, () => said(other, approve, body)));
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect((await platform.get('/get', { token })).status).toBe(401);
  expect(await signIn()).toBe(200);
  expect((await audit('approveFactorLoss')).total).toBe(1);
  expect(await dossier(id)).not.toHaveProperty('factorSince');
});
