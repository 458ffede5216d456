import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_IDLE_MS } from '../../../contract/limits';
import { createTicket, Typing } from '../../../contract/ticket';
import { mergeTicket } from '../../../server/ticket/ticket.command';
import { type Asking, answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
/** Another process on the same database. */
let other: TestPlatform;
let ada: TestStaff;
let bob: TestStaff;
let ann: { token: string };
beforeAll(async () => {
  platform = await testPlatform();
  other = await testPlatform({}, platform.database);
  ada = await testStaff(platform, 'support');
  bob = await testStaff(platform, 'support');
  ann = await platform.member();
});
afterAll(async () => {
  await other.close();
  await platform.close();
});

const playerInfo = { name: 'Gus', email: 'gus@example.com' };
const open = async (token?: string) => {
  const body = { title: 'The wheel', ...(token === undefined && { playerInfo }) };
  const answered = await platform.post('/ticket', body, { token });
  const { ticket, access = '' } = answerOf(createTicket, answered.body);
  return { id: ticket._id, access };
};
const typed = async (path: string, body: object, by: Asking, at: TestPlatform) => {
  const answer = await at.post(path, body, by);
  return answer.status === 200 ? Typing.parse(answer.body).typists : answer.body.code;
};
const asks = (body: object, by: Asking = ann, at = platform) =>
  typed('/ticket/typing', body, by, at);
const sees = (_id: string, by: Asking, more: object = {}, at = platform) =>
  typed('/staff/tickets/typing', { _id, ...more }, by, at);
const isTyping = true;
const player = { by: 'player' };
const named = ({ role }: TestStaff) => ({ by: 'support', staff: `Test ${role}` });

test('who asked and who answers hear of each other, and of themselves nothing', async () => {
  const { id } = await open(ann.token);
  expect(await asks({ id, isTyping })).toEqual([]);
  expect(await sees(id, ada)).toEqual([player]);
  expect(await sees(id, ada, { isTyping })).toEqual([player]);
  // Who of support it is, colleagues hear.
  expect(await asks({ id })).toEqual([{ by: 'support' }]);
  expect(await sees(id, bob)).toEqual([player, named(ada)]);
});

test('a guest is heard by their link', async () => {
  const { id, access } = await open();
  expect(await asks({ id, access, isTyping }, {})).toEqual([]);
  expect(await sees(id, ada, { isTyping })).toEqual([player]);
  expect(await asks({ id, access }, {})).toEqual([{ by: 'support' }]);
});

test('what is sent is typed no more, and there is more to read', async () => {
  const { id } = await open(ann.token);
  const at = async () =>
    Typing.parse((await platform.post('/ticket/typing', { id }, ann)).body).updatedAt;
  await asks({ id, isTyping });
  await sees(id, ada, { isTyping });
  const before = await at();
  await platform.ask('PUT', '/api/ticket/send/message', { id, text: 'And?' }, ann);
  expect(await sees(id, bob)).toEqual([named(ada)]);
  const written = await at();
  expect(written > before).toBe(true);
  await platform.post('/staff/tickets/answer', { _id: id, text: 'Soon' }, ada);
  expect(await sees(id, bob)).toEqual([]);
  const answered = await at();
  expect(answered > written).toBe(true);
  await platform.post('/staff/tickets/note', { _id: id, text: 'A tiresome one' }, ada);
  expect(await at()).toBe(answered);
});

test('the other process hears it as well, and that it was sent', async () => {
  const { id } = await open(ann.token);
  const there = () => sees(id, bob, {}, other);
  await asks({ id, isTyping });
  await expect.poll(there).toEqual([player]);
  await platform.ask('PUT', '/api/ticket/send/message', { id, text: 'And?' }, ann);
  await expect.poll(there).toEqual([]);
});

test('nobody else hears anything, nor is heard', async () => {
  const mine = await open(ann.token);
  const guests = await open();
  const gus = await open();
  const eve = await platform.member();
  const content = await testStaff(platform, 'content');
  const typing = { id: mine.id, isTyping };
  // Another player's, a guest's by another's link, without one, and by no session at all.
  expect(await asks(typing, eve)).toBe('not-found');
  expect(await asks(typing, {})).toBe('not-found');
  expect(await asks({ id: guests.id, isTyping, access: gus.access }, {})).toBe('not-found');
  expect(await asks({ id: guests.id, isTyping }, {})).toBe('not-found');
  expect(await asks({ id: guests.id, isTyping }, eve)).toBe('not-found');
  expect(await asks({ id: 'ticket_00000000', isTyping })).toBe('not-found');
  expect(await sees(mine.id, content, { isTyping })).toBe('forbidden');
  expect(await sees(mine.id, eve, { isTyping })).toBe('not-found');
  expect(await sees('ticket_00000000', ada, { isTyping })).toBe('not-found');
  expect([await sees(mine.id, ada), await sees(guests.id, ada)]).toEqual([[], []]);
});

test('who may only read tickets hears, and is not heard', async () => {
  const { id } = await open(ann.token);
  const reader = await testStaff(platform, 'moderator');
  await asks({ id, isTyping });
  expect(await sees(id, reader, { isTyping })).toEqual([player]);
  expect(await sees(id, ada)).toEqual([player]);
});

test('a link that was renewed opens nothing', async () => {
  const [one, two] = [await open(), await open()];
  const at = new Date(platform.platform.now()).toISOString();
  await mergeTicket(platform.platform, one.id, two.id, { staff: 'Ada', at });
  for (const { id, access } of [one, two])
    expect(await asks({ id, access, isTyping }, {})).toBe('ticket-renewed');
  expect(await sees(two.id, ada)).toEqual([]);
});

test('it is not stored, and does not keep a session of staff awake', async () => {
  const { id } = await open(ann.token);
  const { sql, staffSessions, store } = platform.platform;
  const head = await store.head();
  const now = platform.platform.now();
  const token = await staffSessions.open(ada.id, new Date(now - STAFF_IDLE_MS / 2).toISOString());
  const seen = async () => {
    const [row] = await sql<{ seen: Date }[]>`select max(seen) as seen from staff_sessions
      where opened < ${new Date(now - STAFF_IDLE_MS / 3)}`;
    return row?.seen.getTime();
  };
  await asks({ id, isTyping });
  expect(await sees(id, { token }, { isTyping })).toEqual([player]);
  expect(await seen()).toBe(now - STAFF_IDLE_MS / 2);
  expect(await store.head()).toBe(head);
  await platform.get(`/staff/tickets/${id}`, { token });
  expect(await seen()).toBeGreaterThanOrEqual(now);
});
