import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_LIST_MAX } from '../../../contract/limits';
import { getUser, type User } from '../../../contract/player';
import { PASSWORD } from '../../support/password';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const userOf = async ({ token }: Pick<Member, 'token'>): Promise<User> =>
  answerOf(getUser, (await platform.get('/get', { token })).body);
const asks = (from: Member, path: string, to: Pick<Member, 'id'>) =>
  platform.post(path, { _id: to.id }, { token: from.token });
const members = async (count: number) =>
  Promise.all(Array.from({ length: count }, () => platform.member()));

const none = {
  friends: {},
  friendIds: [],
  following: [],
  requests: [],
  followers: [],
  pendingRequestUsers: [],
  blocked: [],
};
const noneInAll = {
  friends: 0,
  following: 0,
  requests: 0,
  followers: 0,
  pendingRequestUsers: 0,
  blocked: 0,
  games: 0,
};

test('a new player has nobody and no game, is here, and is told what holds at their place', async () => {
  const before = new Date().toISOString();
  const user = await userOf(await platform.member({ country: 'DE' }));
  expect(user).toMatchObject({ ...none, games: {}, gamesArr: [], totals: noneInAll, online: true });
  expect(user.seen >= before).toBe(true);
  expect(user.jurisdictions.map(({ name }) => name)).toEqual([
    'Sample: European social play, by hand and unhurried',
  ]);
});

test('the place of the profile decides the jurisdictions, its region too', async () => {
  const ann = await platform.member();
  await platform.post('/settings/update', { region: 'NJ' }, { token: ann.token });
  expect((await userOf(ann)).jurisdictions).toMatchObject([{ licensed: true, countries: ['US'] }]);
});

test('everybody who is related stands in the list of §3 that says how', async () => {
  const [ann, ...others] = (await members(8)) as [Member, ...Member[]];
  const [friend, best, asker, asked, follower, followed, blocked] = others as [
    Member,
    Member,
    Member,
    Member,
    Member,
    Member,
    Member,
  ];
  await platform.befriend(ann, best);
  await asks(ann, '/friends/make-favorite', best);
  await platform.befriend(friend, ann);
  // The favourite mark of the other side is the other's alone.
  await asks(friend, '/friends/make-favorite', ann);
  await asks(asker, '/friends/request', ann);
  await asks(ann, '/friends/request', asked);
  await asks(follower, '/friends/follow', ann);
  await asks(ann, '/friends/follow', followed);
  await asks(ann, '/block', blocked);
  expect(await userOf(ann)).toMatchObject({
    friends: { [best.id]: { favourite: true }, [friend.id]: { favourite: false } },
    friendIds: [best.id, friend.id],
    following: [followed.id],
    requests: [asker.id],
    followers: [follower.id],
    pendingRequestUsers: [asked.id],
    blocked: [blocked.id],
    totals: {
      friends: 2,
      following: 1,
      requests: 1,
      followers: 1,
      pendingRequestUsers: 1,
      blocked: 1,
      games: 0,
    },
  });
  expect(await userOf(blocked)).toMatchObject({ ...none, totals: noneInAll });
  expect((await userOf(asked)).requests).toEqual([ann.id]);
});

test('who erased their account is in no list any more', async () => {
  const [ann, gone] = await platform.friends();
  await asks(ann, '/friends/follow', gone);
  await platform.post('/settings/erase', { password: PASSWORD }, { token: gone.token });
  expect(await userOf(ann)).toMatchObject({ ...none, totals: noneInAll });
});

test('games are told as a map and as a list, in the order in which they were chosen', async () => {
  const { token } = await platform.signUp();
  for (const slug of ['neon-orchard', 'lantern-run', 'high-striker'])
    await platform.post(`/games/${slug}/set-favourite`, {}, { token });
  await platform.post('/games/lantern-run/remove-favourite', {}, { token });
  const { games, gamesArr, favorites, totals } = await userOf({ token });
  expect(games).toEqual({ 'game_neon-orchard': true, 'game_high-striker': true });
  expect(gamesArr).toEqual(['game_neon-orchard', 'game_high-striker']);
  expect([favorites, totals.games]).toEqual([gamesArr, 2]);
});

test('a long list holds the latest, and says how many there are in all', async () => {
  const ann = await platform.member();
  const ids = Array.from({ length: USER_LIST_MAX + 1 }, (_, index) => `player_many${index}`);
  for (const id of ids) await asks(ann, '/block', { id });
  const { blocked, totals } = await userOf(ann);
  expect(blocked).toEqual(ids.toReversed().slice(0, USER_LIST_MAX));
  expect(totals.blocked).toBe(USER_LIST_MAX + 1);
});

test('the currency of a player who told no country is the US dollar [§3 User, §9]', async () => {
  const { currency } = await userOf(await platform.signUp({ country: undefined }));
  const german = await userOf(await platform.signUp({ country: 'DE' }));
  expect([currency, german.currency]).toEqual(['USD', 'EUR']);
});
