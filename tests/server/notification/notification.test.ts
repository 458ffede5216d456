import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GIFT_EXPIRY_MS } from '../../../contract/limits';
import type { Notification, NotificationTotals } from '../../../contract/notification';
import { returnExpiredGifts } from '../../../server/gift/gift.refund';
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
const rebuildView = async () => {
  const view = projections.find(({ name }) => name === 'notifications');
  if (view === undefined) throw new Error('there is no such projection');
  await platform.platform.store.rebuild(view.name);
};
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
    unseen: 2,
    byCategory: { friends: 0, gifts: 1, letters: 1, tournaments: 0 },
  });
  expect((await list(ann)).items.map(({ kind }) => kind)).toEqual(['friend-accepted']);
  expect((await list(ben, { type: 'gifts' })).total).toBe(1);
});

test('seen one by one, by category and all; what comes later is unseen', async () => {
  const [ann, ben] = await platform.friends();
  await post(ann, '/letters/send', { recipient: ben.id, text: 'Hello' });
  for (let n = 0; n < 3; n += 1) await post(ann, '/gifts/send', { friends: [ben.id], ...gift });
  const [first] = (await list(ben, { type: 'gifts' })).items;
  const seen = await see(ben, first?.id ?? '');
  expect(seen.body).toMatchObject({ totals: { byCategory: { gifts: 2, letters: 1 } } });
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
  const [own] = (await list(ann)).items;
  expect((await see(ben, own?.id ?? '')).status).toBe(404);
  expect((await list(ann)).totals.unseen).toBe(1);
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
  await rebuildView();
  expect(await list(ben)).toEqual(before);
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});

describe('what is met is seen with it', () => {
  const unseen = async (of: Member) => {
    const [all, open] = await Promise.all([list(of), list(of, { onlyUnseen: true })]);
    const seen = all.items.filter(({ seenAt }) => seenAt !== undefined);
    // List, unseen list, counts by category and total are one fold.
    expect(open.total).toBe(all.total - seen.length);
    expect(open.items.map(({ id }) => id)).toEqual(
      all.items.filter(({ seenAt }) => seenAt === undefined).map(({ id }) => id),
    );
    expect(all.totals.unseen).toBe(open.total);
    const counts = Object.entries(all.totals.byCategory).filter(([, count]) => count > 0);
    return Object.fromEntries(counts);
  };
  const changesOf = async (of: Member) =>
    (await platform.platform.store.facts(`player:${of.id}`, 0, 100))
      .filter(({ handler }) => handler === 'OnPlayerChange')
      .map(({ body }) => (body as { Changed: string[] }).Changed);

  test('a letter that is read or thrown away, of one and of the others not', async () => {
    const [ann, ben] = [await platform.member(), await platform.member()];
    const write = async (text: string) =>
      (await post(ann, '/letters/send', { recipient: ben.id, text })).body._id;
    const [first, second] = [await write('One'), await write('Two')];
    await write('Three');
    await post(ben, '/letters/view', { _id: first });
    expect(await unseen(ben)).toEqual({ letters: 2 });
    await post(ben, '/letters/delete', { _id: second });
    expect(await unseen(ben)).toEqual({ letters: 1 });
    expect((await changesOf(ben)).slice(-2)).toEqual([['notifications'], ['notifications']]);
    // Unread again, it is a letter to read and not a new one to be told of.
    await post(ben, '/letters/change-state', { ids: [first], state: 'unseen' });
    expect(await unseen(ben)).toEqual({ letters: 1 });
    expect((await changesOf(ann)).flat()).not.toContain('notifications');
  });

  test('a gift that is opened, and one that went back', async () => {
    const [ann, ben] = await platform.friends();
    const give = async () =>
      (await post(ann, '/gifts/send', { friends: [ben.id], ...gift })).body as never as {
        items: readonly { _id: string }[];
      };
    const { items } = await give();
    await give();
    expect(await unseen(ben)).toEqual({ gifts: 2 });
    await post(ben, '/gifts/accept', { _id: items[0]?._id });
    expect(await unseen(ben)).toEqual({ gifts: 1 });
    expect(await changesOf(ben)).toContainEqual(['notifications']);
    // The friend is told that it was opened, and has that yet to see.
    expect(await unseen(ann)).toEqual({ friends: 1, gifts: 1 });
    const later = new Date(Date.now() + 2 * GIFT_EXPIRY_MS);
    await returnExpiredGifts(platform.platform.store, platform.database.sql, later);
    expect(await unseen(ben)).toEqual({});
  });

  test.each([
    ['accepted', '/accept', 'asked'],
    ['declined', '/decline', 'asked'],
    ['met by a request of one’s own', '/friends/request', 'asked'],
    ['taken back', '/friends/request/cancel', 'asker'],
  ])('a friend request that is %s', async (_, path, by) => {
    const [ann, ben] = [await platform.member(), await platform.member()];
    await post(ann, '/friends/request', { _id: ben.id });
    expect(await unseen(ben)).toEqual({ friends: 1 });
    await (by === 'asked' ? post(ben, path, { _id: ann.id }) : post(ann, path, { _id: ben.id }));
    expect(await unseen(ben)).toEqual({});
    expect(await changesOf(ben)).toContainEqual(['notifications']);
  });

  test('a second request after a first one that was answered is new', async () => {
    const [ann, ben] = [await platform.member(), await platform.member()];
    await post(ann, '/friends/request', { _id: ben.id });
    await post(ann, '/friends/request/cancel', { _id: ben.id });
    await post(ann, '/friends/request', { _id: ben.id });
    expect(await unseen(ben)).toEqual({ friends: 1 });
    await rebuildView();
    expect(await unseen(ben)).toEqual({ friends: 1 });
  });
});
