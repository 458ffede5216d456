import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification, NotificationTotals } from '../../../contract/notification';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (by: Member, path: string, body: object) =>
  platform.post(path, body, { token: by.token });
const list = async (of: Member, more = {}) =>
  (await post(of, '/notifications', more)).body as unknown as {
    items: readonly Notification[];
    total: number;
    totals: NotificationTotals;
  };
const see = (by: Member, notificationId: string) =>
  platform.ask('PUT', '/api/notifications/view', { notificationId }, { token: by.token });
const seeAll = (by: Member, type?: string) =>
  platform.ask('PUT', '/api/notifications/viewAll', { type }, { token: by.token });
const gift = { coins: 10, box: 'ruby', tape: 'mint' };

test('a request, a gift and a letter are told to whom they concern, by category', async () => {
  const [ann, ben] = await platform.friends();
  await post(ann, '/gifts/send', { friends: [ben.id], ...gift });
  await post(ann, '/letters/send', { recipient: ben.id, text: 'Hello' });
  const told = await list(ben);
  expect(told.items.map(({ type, kind, author }) => [type, kind, author?.username])).toEqual([
    ['letters', 'letter-arrived', ann.username],
    ['gifts', 'gift-arrived', ann.username],
    ['friends', 'friend-requested', ann.username],
  ]);
  expect(told.totals).toMatchObject({
    unseen: 3,
    byCategory: { friends: 1, gifts: 1, letters: 1, tournaments: 0 },
  });
  expect((await list(ann)).items.map(({ kind }) => kind)).toEqual(['friend-accepted']);
  expect((await list(ben, { type: 'gifts' })).total).toBe(1);
});

test('seen one by one, by category and all; what comes later is unseen', async () => {
  const [ann, ben] = await platform.friends();
  for (let n = 0; n < 3; n += 1) await post(ann, '/gifts/send', { friends: [ben.id], ...gift });
  const [first] = (await list(ben, { type: 'gifts' })).items;
  const seen = await see(ben, first?.id ?? '');
  expect(seen.body).toMatchObject({ totals: { byCategory: { gifts: 2, friends: 1 } } });
  expect((await list(ben, { onlyUnseen: true })).total).toBe(3);
  await seeAll(ben, 'gifts');
  expect((await list(ben)).totals).toMatchObject({ unseen: 1, byCategory: { gifts: 0 } });
  await seeAll(ben);
  expect((await list(ben)).totals.unseen).toBe(0);
  await post(ann, '/gifts/send', { friends: [ben.id], ...gift });
  expect((await list(ben)).totals.unseen).toBe(1);
});

test('a group that is turned off tells of nothing until it is on again', async () => {
  const [ann, ben] = await platform.friends();
  const choose = (wanted: boolean) =>
    post(ben, '/settings/update', { notificationSettings: { gift: wanted } });
  await choose(false);
  await post(ann, '/gifts/send', { friends: [ben.id], ...gift });
  expect((await list(ben, { type: 'gifts' })).total).toBe(0);
  await choose(true);
  await post(ann, '/gifts/send', { friends: [ben.id], ...gift });
  expect((await list(ben, { type: 'gifts' })).total).toBe(1);
});

test('nobody marks for another, and nobody makes one', async () => {
  const [ann, ben] = await platform.friends();
  const [own] = (await list(ben)).items;
  expect((await see(ann, own?.id ?? '')).status).toBe(404);
  expect((await list(ben)).totals.unseen).toBe(1);
  expect((await post(ann, '/notifications/create', {})).status).toBe(403);
});

test('after a block nothing tells of the other', async () => {
  const [ann, ben] = await platform.friends();
  await post(ann, '/gifts/send', { friends: [ben.id], ...gift });
  await post(ben, '/block', { _id: ann.id });
  expect(await list(ben)).toMatchObject({ items: [], total: 0, totals: { unseen: 0 } });
});

test('the lists are folds of the log: built again, they are the same', async () => {
  const [ann, ben] = await platform.friends();
  await post(ann, '/gifts/send', { friends: [ben.id], ...gift });
  await seeAll(ben, 'friends');
  const before = await list(ben);
  const view = projections.find(({ name }) => name === 'notifications');
  if (view === undefined) throw new Error('there is no such projection');
  await platform.platform.store.rebuild(view.name);
  expect(await list(ben)).toEqual(before);
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
