import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standingOf } from '../../../server/profile/profile.standing';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (path: string, body: object, token: string) => platform.post(path, body, { token });

test('how two players stand follows their relation, from each side', async () => {
  const rosa = await platform.member();
  const arlo = await platform.member();
  const both = async () => [
    await standingOf(platform.platform, arlo.id, rosa.id),
    await standingOf(platform.platform, rosa.id, arlo.id),
  ];
  expect(await both()).toEqual(['member', 'member']);
  await post('/friends/follow', { _id: rosa.id }, arlo.token);
  expect(await both()).toEqual(['follower', 'member']);
  await post('/friends/request', { _id: rosa.id }, arlo.token);
  expect(await both()).toEqual(['requester', 'requested']);
  await post('/accept', { _id: arlo.id }, rosa.token);
  expect(await both()).toEqual(['friend', 'friend']);
  await post('/block', { _id: arlo.id }, rosa.token);
  expect(await both()).toEqual(['hidden', 'hidden']);
  const { platform: deps } = platform;
  expect([
    await standingOf(deps, rosa.id, rosa.id),
    await standingOf(deps, undefined, rosa.id),
    await standingOf(deps, rosa.id, 'player_unknown0'),
  ]).toEqual(['self', 'guest', 'hidden']);
});

test('one’s own profile is seen as others see it', async () => {
  const { token, id } = await platform.member();
  await post(
    '/settings/update',
    { about: 'For friends', timezone: 'UTC', settings: { about: 'friends', timezone: 'members' } },
    token,
  );
  const shown = async (as?: string) => {
    const { body } = await platform.get(`/fetch/me${as === undefined ? '' : `?as=${as}`}`, {
      token,
    });
    const { about, timezone, standing } = body as never as Record<string, string>;
    return { about, timezone, standing };
  };
  expect(await shown()).toEqual({ about: 'For friends', timezone: 'UTC', standing: 'self' });
  expect(await shown('friend')).toEqual({
    about: 'For friends',
    timezone: 'UTC',
    standing: 'friend',
  });
  expect(await shown('member')).toEqual({ timezone: 'UTC', standing: 'member' });
  expect(await shown('guest')).toEqual({ standing: 'guest' });
  const stranger = await platform.member();
  for (const asking of [{}, { token: stranger.token }]) {
    const answer = await platform.get(`/fetch/${id}?as=friend`, asking);
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
  }
});

test('nobody is offline on their own page, whether the hub knows them or not', async () => {
  const rosa = await platform.member();
  const arlo = await platform.member();
  const seenBy = async (token: string) => {
    const { body } = await platform.get(`/fetch/${rosa.id}`, { token });
    return (body as never as Record<string, string>)['presence'];
  };
  expect([await seenBy(rosa.token), await seenBy(arlo.token)]).toEqual(['online', 'offline']);
  expect((await platform.get('/get', { token: rosa.token })).body).toMatchObject({ online: true });
});

test('a flag is seen by those who may see the country, by others the level [decision 16]', async () => {
  const { token, id } = await platform.member();
  await post('/settings/update', { view: 'flag', settings: { country: 'members' } }, token);
  const guest = await platform.get(`/fetch/${id}`);
  expect(guest.body).toMatchObject({ view: 'level' });
  expect(guest.body).not.toHaveProperty('flag');
  const other = await platform.get(`/fetch/${id}`, { token: (await platform.member()).token });
  expect(other.body).toMatchObject({ view: 'flag', flag: 'us.svg', country: 'US' });
});

test('the official account stands where a player has no id [§2]', async () => {
  const { body } = await platform.get('/fetch/admin');
  expect(body).toMatchObject({ username: 'admin', name: 'Fairground', standing: 'guest' });
  expect((await platform.get(`/fetch/${body._id}`)).body).toEqual(body);
  const alias = await platform.ask('GET', '/api/v1.0/player/fetch/admin');
  expect(alias.body).toEqual(body);
});

test('a guest has no profile of their own, and nobody has one under an unknown id', async () => {
  expect((await platform.get('/fetch/me')).body.code).toBe('not-signed-in');
  for (const id of ['player_unknown0', 'nothing', '..%2fget', '%00'])
    expect((await platform.get(`/fetch/${id}`)).body.code).toBe('not-found');
});

/** A player with an icon. */
const withIcon = async () => {
  const { token, id } = await platform.member();
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();
  const body = { file: file.toString('base64') };
  const set = await platform.ask('PUT', '/api/settings/icon', body, { token });
  const icon = expect.stringMatching(/^\/images\/image_[0-9a-f]{24}\.webp$/);
  expect(set.body).toEqual({ icon });
  const { username } = (await platform.get('/get', { token })).body;
  return { token, id, icon, username };
};
const small = expect.stringMatching(/^\/images\/image_[0-9a-f]{24}-small\.webp$/);

test('an icon is seen in lists, small, as in the profile', async () => {
  const { id, icon, username } = await withIcon();
  const viewer = await platform.member();
  const search = await post('/get/players', { name: username }, viewer.token);
  expect(search.body.items).toMatchObject([{ _id: id, icon: small }]);
  const related = await platform.get(`/friends/${id}/get`, { token: viewer.token });
  expect(related.body).toMatchObject({ icon: small });
  expect((await platform.get(`/fetch/${id}`)).body).toMatchObject({ icon });
});

test('an icon is seen beside whatever a player did, and nowhere once one of the two blocks', async () => {
  const rosa = await withIcon();
  const viewer = await platform.member();
  const { token } = viewer;
  const game = 'game_lantern-run';
  await post('/friends/request', { _id: viewer.id }, rosa.token);
  await post('/accept', { _id: rosa.id }, token);
  await post('/letters/send', { recipient: viewer.id, text: 'Hello' }, rosa.token);
  await post(`/games/${game}/reviews`, { stars: 4, text: 'Bright' }, rosa.token);
  await post('/games/createMessage', { gameId: game, text: 'Hello' }, rosa.token);
  const seen = async () => {
    const [letters, told, done, reviews, messages] = await Promise.all([
      post('/letters/inbox', {}, token),
      post('/notifications', {}, token),
      platform.get('/activities/my/0', { token }),
      platform.get(`/games/${game}/reviews`, { token }),
      post('/games/getMessages', { gameId: game }, token),
    ]);
    const of = (answer: { body: object }, part: string) =>
      (answer.body as { items: Record<string, object>[] }).items.flatMap(
        (item) => item[part] ?? [],
      );
    return {
      senders: of(letters, 'sender'),
      authors: of(told, 'author'),
      friends: of(done, 'friend'),
      said: [...reviews.body.items, ...messages.body.items],
    };
  };
  const face = { icon: small };
  expect(await seen()).toMatchObject({
    senders: [face],
    authors: [face, face],
    friends: [face],
    said: [face, face],
  });
  await post('/block', { _id: rosa.id }, token);
  expect(JSON.stringify(await seen())).not.toContain('/images/');
});

test('friends are counted', async () => {
  const rosa = await platform.member();
  const arlo = await platform.member();
  await post('/friends/request', { _id: rosa.id }, arlo.token);
  await post('/accept', { _id: arlo.id }, rosa.token);
  expect((await platform.get(`/fetch/${rosa.id}`)).body).toMatchObject({ friendCount: 1 });
});
