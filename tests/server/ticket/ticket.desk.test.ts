import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTicket } from '../../../contract/ticket';
import { ticketQueue, ticketReport } from '../../../server/operator/ticket.report';
import {
  answerTicket,
  assignTicket,
  closeTicket,
  noteTicket,
} from '../../../server/ticket/ticket.command';
import { preparedFor } from '../../../server/ticket/ticket.prepared';
import { PASSWORD } from '../../support/password';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const HOUR_MS = 3_600_000;
const open = async (token: string | undefined, body: object) =>
  answerOf(createTicket, (await platform.post('/ticket', body, { token })).body).ticket._id;
const by = () => ({ staff: 'operator mo', at: new Date(platform.platform.now()).toISOString() });
const queue = async (category = '', hours = 0) => {
  const now = new Date(platform.platform.now() + hours * HOUR_MS);
  return (await ticketQueue(platform.database.sql, category, now)).lines;
};

test('the longest wait stands first, by category, late by the clock of its own', async () => {
  const ann = await platform.member();
  const one = await open(ann.token, { title: 'One\nof two', category: 'payment' });
  const two = await open(undefined, {
    title: 'Two',
    category: 'game',
    playerInfo: { name: 'Gus', email: 'gus@example.com' },
  });
  expect(await queue()).toEqual([
    `0:00  ${one}  payment  nobody  ${ann.username}  One of two`,
    `0:00  ${two}  game  nobody  Gus  Two`,
    '2 wait for support.',
  ]);
  expect((await queue('', 5))[0]).toContain('  LATE  ');
  expect((await queue('game', 5))[0]).not.toContain('  LATE  ');
  expect((await queue('game', 25))[0]).toMatch(/^25:00 {2}LATE {2}/);
  // What is answered waits no more; what is written then waits from then on.
  await answerTicket(platform.platform, one, 'Which?', by());
  expect(await queue()).toHaveLength(2);
  const later = { id: one, text: 'That one' };
  await platform.ask('PUT', '/api/ticket/send/message', later, { token: ann.token });
  expect((await queue()).map((line) => line.split('  ')[1])).toEqual([two, one, undefined]);
  expect((await ticketQueue(platform.database.sql, 'none', new Date())).ok).toBe(false);
  await platform.post('/settings/erase', { password: PASSWORD }, { token: ann.token });
  expect(await queue()).toHaveLength(2);
  expect((await ticketReport(platform.database.sql, one)).ok).toBe(false);
});

test('support reads all of it, notes included, and answers with what is prepared', async () => {
  const { token, username } = await platform.member();
  const id = await open(token, { title: 'The wheel', description: 'Still.', category: 'fault' });
  await assignTicket(platform.platform, id, by());
  await noteTicket(platform.platform, id, 'Asked the studio', by());
  const text = await preparedFor(platform.database.sql, id, 'details');
  expect(text).toContain(`Hello ${username}`);
  expect(text).toContain('“The wheel”');
  expect(await preparedFor(platform.database.sql, id, 'nothing')).toBeUndefined();
  await answerTicket(platform.platform, id, text ?? '', by());
  await closeTicket(platform.platform, id, by());
  const { lines } = await ticketReport(platform.database.sql, id);
  expect(lines[0]).toBe(`${id}  resolved  fault  operator mo`);
  expect(lines).toContain('  Still.');
  expect(lines).toContain('  Asked the studio');
  expect(lines.filter((line) => /^(note|support) \(operator mo\)/.test(line))).toHaveLength(2);
});

test('the log keeps who of support did what', async () => {
  const { token } = await platform.member();
  const id = await open(token, { title: 'Who' });
  await assignTicket(platform.platform, id, by());
  await answerTicket(platform.platform, id, 'I', by());
  await closeTicket(platform.platform, id, by());
  const rows = await platform.database.sql<{ type: string; staff: string }[]>`
    select type, data->>'staff' as staff from events
    where stream = ${`ticket:${id}`} and data ? 'staff' order by position`;
  expect([...rows]).toEqual([
    { type: 'ticket.assigned', staff: 'operator mo' },
    { type: 'ticket.written', staff: 'operator mo' },
    { type: 'ticket.resolved', staff: 'operator mo' },
  ]);
});
