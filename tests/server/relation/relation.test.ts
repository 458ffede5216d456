import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RelatedList } from '../../../contract/relation.view';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const pair = () => Promise.all([platform.member(), platform.member()]);

const asks = (from: Member, path: string, to: { id: string }) =>
  platform.post(path, { _id: to.id }, { token: from.token });
const list = async (of: Member, which: RelatedList, search = '') => {
  const { body } = await platform.post('/friends', { which, search }, { token: of.token });
  return body.items.map((item) => (item as unknown as { _id: string })._id);
};

test('a request is seen by both, accepted by the one who was asked', async () => {
  const [ann, ben] = await pair();
  const asked = await asks(ann, '/friends/request', ben);
  expect(asked.body).toEqual({
    ok: true,
    relation: { bond: 'asked', favourite: false, following: false, follower: false },
  });
  expect(await list(ann, 'pending')).toEqual([ben.id]);
  expect(await list(ben, 'requests')).toEqual([ann.id]);
  expect((await asks(ann, '/accept', ben)).body.code).toBe('step-illegal');
  expect((await asks(ben, '/accept', ann)).status).toBe(200);
  expect(await list(ann, 'friends')).toEqual([ben.id]);
  expect(await list(ben, 'friends')).toEqual([ann.id]);
  expect(await list(ben, 'requests')).toEqual([]);
});

test('both asking at once are friends', async () => {
  const [ann, ben] = await pair();
  await Promise.all([asks(ann, '/friends/request', ben), asks(ben, '/friends/request', ann)]);
  expect(await list(ann, 'friends')).toEqual([ben.id]);
});

test('while requests come, no list counts one that it does not have', async () => {
  const ben = await platform.member();
  const askers = await Promise.all(Array.from({ length: 12 }, () => platform.member()));
  const { token } = ben;
  const read = async (path: string, wanted: object) => {
    const { items, total } = (await platform.post(path, wanted, { token })).body;
    expect(items).toHaveLength(total);
  };
  for (const asker of askers) {
    const coming = asks(asker, '/friends/request', ben);
    const reading = Array.from({ length: 4 }, () => [
      read('/friends', { which: 'requests' }),
      read('/notifications', { page: 1, perPage: 20 }),
    ]);
    await Promise.all([coming, ...reading.flat()]);
  }
  expect(await list(ben, 'requests')).toHaveLength(12);
});

test('who was declined is told when they may ask again', async () => {
  const [ann, ben] = await pair();
  await asks(ann, '/friends/request', ben);
  await asks(ben, '/decline', ann);
  expect(await list(ann, 'pending')).toEqual([]);
  const again = await asks(ann, '/friends/request', ben);
  expect(again.body).toMatchObject({
    code: 'request-too-soon',
    params: { again: expect.stringMatching(/^20/) },
  });
  // The other way there is nothing to wait for.
  expect((await asks(ben, '/friends/request', ann)).status).toBe(200);
});

test('a block ends every tie, hides each from the other, and tells nobody', async () => {
  const [ann, ben] = await pair();
  await asks(ann, '/friends/request', ben);
  await asks(ben, '/accept', ann);
  await asks(ann, '/friends/make-favorite', ben);
  await asks(ben, '/friends/follow', ann);
  await asks(ann, '/block', ben);
  for (const which of ['friends', 'favourites', 'followers', 'following'] as const) {
    expect(await list(ann, which)).toEqual([]);
    expect(await list(ben, which)).toEqual([]);
  }
  expect(await list(ann, 'blocked')).toEqual([ben.id]);
  expect(await list(ben, 'blocked')).toEqual([]);
  const nobody = { id: 'player_00000000' };
  const hidden = await asks(ben, '/friends/request', ann);
  const unknown = await asks(ben, '/friends/request', nobody);
  expect(hidden.body).toEqual(unknown.body);
  expect(hidden.status).toBe(404);
  const ofHidden = await platform.get(`/friends/${ann.id}/get`, { token: ben.token });
  const ofUnknown = await platform.get(`/friends/${nobody.id}/get`, { token: ben.token });
  expect(ofHidden.body).toEqual(ofUnknown.body);
  // Blocking tells of nobody whether they exist.
  const blindly = [await asks(ben, '/block', ann), await asks(ben, '/block', nobody)];
  expect(blindly[0]?.body).toEqual(blindly[1]?.body);
});

test('players are found by a part of their name, unless they have blocked the seeker', async () => {
  const [ann, ben] = await pair();
  const found = async (of: Member, name: string) => {
    const { body } = await platform.post('/get/players', { name }, { token: of.token });
    return body.items as unknown as { _id: string; relation: { bond: string } }[];
  };
  await asks(ann, '/friends/request', ben);
  expect(await found(ann, ben.username.slice(1).toUpperCase())).toEqual([
    expect.objectContaining({ _id: ben.id, relation: expect.objectContaining({ bond: 'asked' }) }),
  ]);
  expect(await found(ann, ann.username)).toEqual([]);
  await asks(ann, '/block', ben);
  expect(await found(ann, ben.username)).toMatchObject([{ relation: { bond: 'blocked' } }]);
  expect(await found(ben, ann.username)).toEqual([]);
});

test('nobody is related to oneself', async () => {
  const ann = await platform.member();
  for (const path of ['/friends/request', '/friends/follow', '/block', '/accept']) {
    expect((await asks(ann, path, ann)).body.code).toBe('step-illegal');
  }
});

test('lists are searched, paged and counted; favourites come first', async () => {
  const ann = await platform.member();
  const others = await Promise.all([platform.member(), platform.member(), platform.member()]);
  for (const friend of others) {
    await asks(ann, '/friends/request', friend);
    await asks(friend, '/accept', ann);
  }
  const last = others.toSorted((a, b) => (a.username < b.username ? -1 : 1)).at(-1) as Member;
  await asks(ann, '/friends/make-favorite', last);
  expect((await list(ann, 'friends'))[0]).toBe(last.id);
  expect(await list(ann, 'friends', last.username.toUpperCase())).toEqual([last.id]);
  expect(await list(ann, 'friends', '%')).toEqual([]);
  const page = await platform.post(
    '/friends',
    { which: 'friends', pageIndex: 1, pageSize: 2 },
    { token: ann.token },
  );
  expect(page.body).toMatchObject({ total: 3, counts: { friends: 3, favourites: 1, blocked: 0 } });
  expect(page.body.items).toHaveLength(1);
});

test('the other one’s screens hear of what they can see, and of a silent block nothing', async () => {
  const [ann, ben] = await pair();
  const heard = async (of: Member) =>
    (await platform.platform.store.facts(`player:${of.id}`, 0, 100)).length;
  const before = await heard(ben);
  await asks(ann, '/friends/follow', ben);
  expect(await heard(ben)).toBe(before + 1);
  await asks(ann, '/friends/unfollow', ben);
  await asks(ann, '/block', ben);
  expect(await heard(ben)).toBe(before + 2);
});

test('the log proves itself and the lists can be built again', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect(problems).toEqual([]);
  expect(found).toBe(0);
});
