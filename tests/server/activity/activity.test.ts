import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Activity } from '../../../contract/activity';
import { PASSWORD } from '../../support/password';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { aSocket, join, next } from '../realtime/socket.harness';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const itemsOf = (body: { items: unknown }) => body.items as readonly Activity[];
const mine = async (of: Member, offset = 0) =>
  itemsOf((await platform.get(`/activities/my/${offset}`, { token: of.token })).body);
const told = (activities: readonly Activity[]) =>
  activities.map(({ type, game, friend }) => [type, game?.urlFriendlyName ?? friend?.username]);

test('what a player did is listed newest first, and what is taken back is gone', async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  await platform.post('/games/lantern-run/set-favourite', {}, { token: ann.token });
  await platform.befriend(ann, ben);
  expect(told(await mine(ann))).toEqual([
    ['friends', ben.username],
    ['favourite', 'lantern-run'],
    ['joined', undefined],
  ]);
  await platform.post('/games/lantern-run/remove-favourite', {}, { token: ann.token });
  await platform.post('/remove', { _id: ben.id }, { token: ann.token });
  expect(told(await mine(ann))).toEqual([['joined', undefined]]);
});

test('a page holds twenty from its offset', async () => {
  const ann = await platform.member();
  for (let friend = 0; friend < 21; friend += 1)
    await platform.befriend(ann, await platform.member());
  expect(await mine(ann)).toHaveLength(20);
  // What so many friends achieve is among it, soon.
  const rest = told(await mine(ann, 20)).filter(([type]) => type !== 'achieved');
  expect(rest.at(-1)?.[0]).toBe('joined');
  expect(rest.slice(0, -1).every(([type]) => type === 'friends')).toBe(true);
  expect(rest.length).toBeGreaterThanOrEqual(2);
});

test('whom a block hides is neither read nor read of', async () => {
  const [ann, ben, cat] = [
    await platform.member(),
    await platform.member(),
    await platform.member(),
  ];
  await platform.befriend(ann, ben);
  await platform.post('/block', { _id: cat.id }, { token: ben.token });
  const ofBen = await platform.get(`/activities/player/${ben.id}/0`, { token: cat.token });
  const ofNobody = await platform.get('/activities/player/player_00000000/0', {
    token: cat.token,
  });
  expect([ofBen.status, ofBen.body]).toEqual([404, ofNobody.body]);
  const ofAnn = await platform.get(`/activities/player/${ann.id}/0`, { token: cat.token });
  expect(told(itemsOf(ofAnn.body))).toEqual([['joined', undefined]]);
  // A guest is hidden from nobody.
  const asGuest = await platform.get(`/activities/player/${ann.id}/0`);
  expect(told(itemsOf(asGuest.body))[0]).toEqual(['friends', ben.username]);
});

describe('live', () => {
  /** A socket of this viewer, or of a guest, that has the player's activities open. */
  const watching = async (player: Member, viewer?: Member) => {
    const auth = viewer === undefined ? {} : { auth: { token: viewer.token } };
    const socket = await aSocket(platform.url, auth);
    await join(socket, `activities:${player.id}`);
    return socket;
  };
  const news = ({ id }: Member) => ({ room: `activities:${id}`, playerId: id });
  const post = (by: Member, path: string, body: object = {}) =>
    platform.post(path, body, { token: by.token });
  const win = async (by: Member) => {
    const session = await platform.sit('lantern-run', 'COINS', by.token);
    for (;;) {
      const { body } = await post(by, '/play/rounds', { session, stake: 10, bet: {} });
      const { _id, pays } = body.round;
      await post(by, `/play/rounds/${_id}/settle`, { session });
      if (pays > 10) return;
    }
  };

  test.each<[string, (ann: Member, ben: Member) => Promise<unknown>]>([
    ['a favourite', (ann) => post(ann, '/games/lantern-run/set-favourite')],
    ['a review', (ann) => post(ann, '/games/lantern-run/reviews', { stars: 5, text: '' })],
    ['a win', (ann) => win(ann)],
    ['a friendship', (ann, ben) => platform.befriend(ben, ann)],
    ['an erasure', (ann) => post(ann, '/settings/erase', { password: PASSWORD })],
  ])('%s is told to whoever has the activities open, guests too', async (_, does) => {
    const [ann, ben] = [await platform.member(), await platform.member()];
    const guest = await watching(ann);
    const heard = next(guest, 'activity');
    await does(ann, ben);
    expect(await heard).toEqual(news(ann));
  });

  test('what is taken back is told as well, and what nobody may read of is not', async () => {
    const [ann, ben] = await platform.friends();
    const guest = await watching(ann);
    const heard: string[] = [];
    guest.on('activity', () => heard.push('activity'));
    await post(ann, '/settings/update', { about: 'Hello' });
    await post(ann, '/friends/follow', { _id: ben.id });
    const gone = next(guest, 'activity');
    await post(ann, '/remove', { _id: ben.id });
    await gone;
    expect(heard).toEqual(['activity']);
  });

  test('whom a block parts hears nothing, and nobody speaks in the room', async () => {
    const [ann, blocked, blocker] = [
      await platform.member(),
      await platform.member(),
      await platform.member(),
    ];
    await post(ann, '/block', { _id: blocked.id });
    await post(blocker, '/block', { _id: ann.id });
    const told: string[] = [];
    const parted = await Promise.all([watching(ann, blocked), watching(ann, blocker)]);
    for (const socket of parted) socket.on('activity', () => told.push('activity'));
    const guest = await watching(ann);
    const heard = next(guest, 'activity');
    await post(ann, '/games/lantern-run/set-favourite');
    await heard;
    // A room's answer comes behind everything that was sent before it.
    for (const socket of parted) await join(socket, 'home');
    expect(told).toEqual([]);
    const said = { room: `activities:${ann.id}`, message: 'Hello' };
    await watching(ann, ann);
    expect((await post(ann, '/socket/send', said)).body.code).toBe('forbidden');
  });
});
