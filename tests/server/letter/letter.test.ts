import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Letter } from '../../../contract/letter';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { PIXEL_URL } from '../../support/pixel';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const pair = () => Promise.all([platform.member(), platform.member()]);
const write = (from: Member, to: { id: string }, text: string, more = {}) =>
  platform.post('/letters/send', { recipient: to.id, text, ...more }, { token: from.token });
const list = async (of: Member, which: 'inbox' | 'unread' | 'sent', search = '') =>
  (await platform.post(`/letters/${which}`, { search }, { token: of.token })).body
    .items as unknown as readonly Letter[];
const counters = async (of: Member) =>
  (await platform.get('/letters/counters', { token: of.token })).body;
const change = (of: Member, ids: readonly string[], state: string) =>
  platform.post('/letters/change-state', { ids, state }, { token: of.token });

test('a letter is unread until it is opened, and the counters are folds of the lists', async () => {
  const [ann, ben] = await pair();
  const { body: sent } = await write(ann, ben, '  Meet me at the\r\ncarousel  ');
  expect(sent).toMatchObject({ text: 'Meet me at the\ncarousel', status: 'unseen' });
  await write(ann, ben, 'And bring coins');
  expect(await counters(ben)).toEqual({ seen: 0, inbox: 2, sent: 0, unread: 2 });
  const viewed = await platform.post('/letters/view', { _id: sent._id }, { token: ben.token });
  expect(viewed.body).toMatchObject({ status: 'seen', seenAt: expect.any(String) });
  expect(await counters(ben)).toEqual({ seen: 1, inbox: 2, sent: 0, unread: 1 });
  expect(await counters(ann)).toEqual({ seen: 0, inbox: 0, sent: 2, unread: 0 });
  expect((await list(ben, 'unread')).map(({ text }) => text)).toEqual(['And bring coins']);
  expect(await list(ben, 'inbox')).toHaveLength(2);
  expect(await list(ann, 'sent')).toHaveLength(2);
  await change(ben, [sent._id], 'unseen');
  expect(await counters(ben)).toMatchObject({ unread: 2 });
});

test('each side throws away its own copy, and may take it back', async () => {
  const [ann, ben] = await pair();
  const { body: sent } = await write(ann, ben, 'Once');
  await platform.post('/letters/delete', { _id: sent._id }, { token: ben.token });
  expect(await list(ben, 'inbox')).toEqual([]);
  expect(await list(ann, 'sent')).toHaveLength(1);
  await change(ben, [sent._id], 'kept');
  expect(await list(ben, 'inbox')).toHaveLength(1);
});

test('several are removed together or not at all', async () => {
  const [ann, ben] = await pair();
  const [one, two] = [await write(ann, ben, 'One'), await write(ann, ben, 'Two')];
  const remove = (ids: string[]) =>
    platform.post('/letters/remove-selected', { ids }, { token: ben.token });
  expect((await remove([one.body._id, 'letter_00000000'])).status).toBe(404);
  expect(await list(ben, 'inbox')).toHaveLength(2);
  expect((await remove([one.body._id, two.body._id])).status).toBe(200);
  expect(await counters(ben)).toMatchObject({ inbox: 0, unread: 0 });
});

test('nobody reads, opens or deletes what is neither from nor to them', async () => {
  const [ann, ben] = await pair();
  const cat = await platform.member();
  const { body: sent } = await write(ann, ben, 'Private');
  for (const path of ['/letters/get', '/letters/view', '/letters/delete']) {
    const foreign = await platform.post(path, { _id: sent._id }, { token: cat.token });
    const unknown = await platform.post(path, { _id: 'letter_00000000' }, { token: cat.token });
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  }
  // A writer does not mark for the reader.
  expect((await change(ann, [sent._id], 'seen')).status).toBe(404);
});

test('a player says who may write to them', async () => {
  const [ann, ben] = await pair();
  const from = (letters: string) =>
    platform.post('/settings/update', { letters }, { token: ben.token });
  await from('friends');
  expect((await write(ann, ben, 'Hello?')).body).toMatchObject({
    code: 'letters-closed',
    params: { from: 'friends' },
  });
  await platform.post('/friends/request', { _id: ben.id }, { token: ann.token });
  await platform.post('/accept', { _id: ann.id }, { token: ben.token });
  expect((await write(ann, ben, 'Hello, friend')).status).toBe(200);
  await from('nobody');
  expect((await write(ann, ben, 'Hello again')).body.code).toBe('letters-closed');
});

test('a block hides what was written, and nothing more is taken', async () => {
  const [ann, ben] = await pair();
  const { body: before } = await write(ann, ben, 'Before');
  await platform.post('/block', { _id: ann.id }, { token: ben.token });
  expect((await write(ann, ben, 'After')).body.code).toBe('not-found');
  expect((await write(ann, { id: 'player_00000000' }, 'After')).body.code).toBe('not-found');
  expect(await list(ben, 'inbox')).toEqual([]);
  expect(await counters(ben)).toMatchObject({ inbox: 0, unread: 0 });
  // Its address would tell the name and the face that the other has by now.
  for (const path of ['/letters/get', '/letters/view']) {
    for (const side of [ann, ben]) {
      const known = await platform.post(path, { _id: before._id }, { token: side.token });
      expect([path, known.status]).toEqual([path, 404]);
    }
  }
});

test('the icon of one’s own is no picture of the folder', async () => {
  const [ann, ben] = await pair();
  const file = PIXEL_URL;
  await platform.ask('PUT', '/api/settings/icon', { file }, { token: ann.token });
  const { icon } = (await platform.get('/get', { token: ann.token })).body as never as {
    icon: string;
  };
  expect(icon).toMatch(/^\/images\//);
  expect((await write(ann, ben, 'Me', { images: [icon] })).status).toBe(404);
  const shown = await platform.post('/settings/upload', { file }, { token: ann.token });
  expect((await write(ann, ben, 'Me', { images: [shown.body.url] })).status).toBe(200);
});

test('the picture of somebody else’s folder is not sent, and a search finds names and words', async () => {
  const [ann, ben] = await pair();
  const image = `/images/image_${'a'.repeat(24)}.webp`;
  expect((await write(ann, ben, 'See', { images: [image] })).status).toBe(404);
  await write(ann, ben, 'The LANTERNS are lit');
  await write(ann, ben, 'The wheel turns');
  expect((await list(ben, 'inbox', 'lanterns')).map(({ text }) => text)).toEqual([
    'The LANTERNS are lit',
  ]);
  expect(await list(ben, 'inbox', ann.username.slice(0, 6).toUpperCase())).toHaveLength(2);
  expect(await list(ben, 'inbox', '%')).toEqual([]);
});

test('the log tells nobody what was written', async () => {
  const [ann, ben] = await pair();
  await write(ann, ben, 'a very secret sentence');
  const [row] = await platform.database.sql<{ hits: number }[]>`
    select count(*) as hits from events where data::text like '%secret sentence%'`;
  expect(row?.hits).toBe(0);
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
