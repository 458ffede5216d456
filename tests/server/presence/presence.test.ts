import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PRESENCE_RECENT_MS, PRESENCE_TOLD_MS } from '../../../contract/limits';
import { getOnline, getOnlineAndRecentUsers } from '../../../contract/presence';
import { PresenceRegistry } from '../../../server/presence/presence.registry';
import { type PresenceShare, sharePresence } from '../../../server/presence/presence.share';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const aClock = () => {
  let now = Date.parse('2026-11-21T00:00:00.000Z');
  return { now: () => now, pass: (ms: number) => (now += ms) };
};

/** Moments of grace, which a test ends by hand. */
const aGrace = () => {
  const waiting: (() => void)[] = [];
  return {
    after: (work: () => void) => void waiting.push(work),
    end: () => {
      for (const work of waiting.splice(0)) work();
    },
  };
};

test('online with the first tab, recent for five minutes after the last, then offline', () => {
  const clock = aClock();
  const grace = aGrace();
  const presence = new PresenceRegistry(clock.now, grace.after);
  presence.arrived('ann', 'one');
  presence.arrived('ann', 'two');
  presence.left('ann', 'one');
  expect(presence.of('ann')).toBe('online');
  presence.left('ann', 'two');
  grace.end();
  expect(presence.of('ann')).toBe('recent');
  clock.pass(PRESENCE_RECENT_MS - 1);
  expect(presence.of('ann')).toBe('recent');
  clock.pass(1);
  expect(presence.of('ann')).toBe('offline');
});

test('listeners hear of a change and of nothing else', () => {
  const clock = aClock();
  const grace = aGrace();
  const presence = new PresenceRegistry(clock.now, grace.after);
  const heard: string[] = [];
  const stop = presence.onChange((player) => heard.push(`${player} ${presence.of(player)}`));
  presence.arrived('ann', 'one');
  presence.arrived('ann', 'two');
  presence.hear([{ player: 'ann', online: true, seen: 0 }]);
  presence.left('ann', 'one');
  presence.left('ann', 'two');
  grace.end();
  presence.hear([]);
  presence.age();
  clock.pass(PRESENCE_RECENT_MS - 1);
  presence.age();
  expect(heard).toEqual(['ann online', 'ann recent']);
  clock.pass(1);
  presence.age();
  presence.age();
  stop();
  presence.arrived('ann', 'three');
  expect(heard).toEqual(['ann online', 'ann recent', 'ann offline']);
});

test('who came or went lately is known for an hour', () => {
  const clock = aClock();
  const presence = new PresenceRegistry(clock.now, (work) => work());
  presence.arrived('ann', 'one');
  presence.age();
  expect([presence.hasTurned('ann'), presence.hasTurned('ben')]).toEqual([true, false]);
  clock.pass(PRESENCE_TOLD_MS - 1);
  presence.left('ann', 'one');
  clock.pass(1);
  presence.age();
  expect(presence.hasTurned('ann')).toBe(true);
  clock.pass(PRESENCE_TOLD_MS);
  presence.age();
  expect([presence.of('ann'), presence.hasTurned('ann')]).toEqual(['offline', true]);
  clock.pass(PRESENCE_TOLD_MS);
  presence.age();
  expect(presence.hasTurned('ann')).toBe(false);
});

test('who was recent elsewhere, and comes back here, is told of in turn', () => {
  const clock = aClock();
  const presence = new PresenceRegistry(clock.now, () => undefined);
  const heard: string[] = [];
  presence.onChange((player) => heard.push(`${player} ${presence.of(player)}`));
  presence.hear([{ player: 'ann', online: false, seen: clock.now() }]);
  clock.pass(PRESENCE_RECENT_MS);
  presence.age();
  presence.arrived('ann', 'one');
  expect(heard).toEqual(['ann recent', 'ann offline', 'ann online']);
});

test('a tab that takes over in time keeps its player online, and nobody is told of a change', () => {
  const clock = aClock();
  const [first, second] = [aGrace(), aGrace()];
  let grace = first;
  const presence = new PresenceRegistry(clock.now, (work) => grace.after(work));
  presence.arrived('ann', 'leading');
  const heard: string[] = [];
  presence.onChange((player) => heard.push(`${player} ${presence.of(player)}`));
  presence.left('ann', 'leading');
  expect(presence.of('ann')).toBe('online');
  expect(presence.here()).toEqual(['ann']);
  expect(presence.own()).toEqual([{ player: 'ann', online: true, seen: clock.now() }]);
  clock.pass(400);
  presence.arrived('ann', 'following');
  grace = second;
  clock.pass(400);
  presence.left('ann', 'following');
  first.end();
  expect(presence.of('ann')).toBe('online');
  expect(heard).toEqual([]);
  second.end();
  expect(heard).toEqual(['ann recent']);
  clock.pass(PRESENCE_RECENT_MS - 1);
  expect(presence.of('ann')).toBe('recent');
  clock.pass(1);
  expect(presence.of('ann')).toBe('offline');
});

test('every process knows who is at the others, and believes a dead one for three beats', async () => {
  const clock = aClock();
  const { sql } = platform.platform;
  const at = (): { presence: PresenceRegistry; share: PresenceShare } => {
    const presence = new PresenceRegistry(clock.now, (work) => work());
    const share = sharePresence(sql, presence, (_, error) => {
      throw error;
    });
    return { presence, share };
  };
  const [one, two] = [at(), at()];
  one.presence.arrived('player_shared', 'tab');
  await one.share.turn();
  await two.share.turn();
  expect(two.presence.of('player_shared')).toBe('online');
  expect(two.presence.here()).toEqual(['player_shared']);

  clock.pass(91_000);
  await two.share.turn();
  expect(two.presence.of('player_shared')).toBe('recent');
  await one.share.turn();
  await two.share.turn();
  expect(two.presence.of('player_shared')).toBe('online');

  one.presence.left('player_shared', 'tab');
  await one.share.stop();
  await two.share.turn();
  expect(two.presence.of('player_shared')).toBe('recent');
  await two.share.stop();
});

test('five of the friends who are here are told of, favourites first; strangers are not [§9]', async () => {
  const ann = await platform.member();
  const friends = await Promise.all(Array.from({ length: 6 }, () => platform.member()));
  for (const friend of friends) await platform.befriend(ann, friend);
  const [best = ann] = friends.toSorted((a, b) => (a.username < b.username ? 1 : -1));
  await platform.post('/friends/make-favorite', { _id: best.id }, { token: ann.token });
  const stranger = await platform.member();
  for (const { id } of [...friends, stranger]) platform.platform.presence.arrived(id, `tab ${id}`);
  const strip = answerOf(getOnline, (await platform.get('/online', { token: ann.token })).body);
  expect(strip.friends).toHaveLength(5);
  expect(strip.friends[0]?._id).toBe(best.id);
  expect(strip.friends.map(({ _id }) => _id)).not.toContain(stranger.id);
  const guest = answerOf(getOnline, (await platform.get('/online')).body);
  expect(guest.friends).toEqual([]);
  const here = await platform.get('/getOnlineAndRecentUsers', { token: ann.token });
  const people = answerOf(getOnlineAndRecentUsers, here.body).items.map(({ _id }) => _id);
  expect(people).toEqual(expect.arrayContaining([stranger.id, best.id]));
});

test('whoever begins to listen hears of friends who came while the connection was made', async () => {
  const [ann, friend, absent, stranger] = [
    await platform.member(),
    await platform.member(),
    await platform.member(),
    await platform.member(),
  ];
  for (const other of [absent, friend]) await platform.befriend(ann, other);
  for (const { id } of [stranger, friend]) platform.platform.presence.arrived(id, `tab ${id}`);
  const connection = new HubConnectionBuilder()
    .withUrl(`${platform.url}/messageHub`, { accessTokenFactory: () => ann.token })
    .configureLogging(LogLevel.None)
    .build();
  onTestFinished(() => connection.stop());
  const heard: unknown[] = [];
  const first = new Promise<void>((resolve) => {
    connection.on('OnOnlineStatusChange', (text: string) => {
      heard.push(JSON.parse(text));
      resolve();
    });
  });
  await connection.start();
  await connection.invoke('Resume', -1);
  await first;
  expect(heard).toEqual([{ PlayerId: friend.id, Presence: 'online' }]);
});
