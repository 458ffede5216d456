import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { gameOnline, gameProfile } from '../../../contract/game';
import { PRESENCE_GRACE_MS } from '../../../contract/limits';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const outOf = <Out extends z.ZodMiniType>(call: { out?: Out | undefined }): Out => {
  if (call.out === undefined) throw new Error('the call answers nothing');
  return call.out;
};
const profile = async (game: string, token?: string, query = '') => {
  const { status, body } = await platform.get(`/games/${game}/profile${query}`, { token });
  expect(status).toBe(200);
  return z.parse(outOf(gameProfile), body);
};
const online = async (game: string, token?: string) => {
  const { body } = await platform.get(`/games/get/${game}/online`, { token });
  return z.parse(outOf(gameOnline), body);
};
const idOf = async (token: string) => (await platform.get('/get', { token })).body._id;
const bet = async (game: string, token: string) => {
  const session = await platform.sit(game, 'COINS', token);
  const { status } = await platform.post('/play/rounds', {
    session,
    stake: 50,
    bet: { direction: 'over', target: 5_000 },
  });
  expect(status).toBe(200);
};

test('who acted at a game and is here is at the game, the last to act first', async () => {
  const { presence } = platform.platform;
  const players = await Promise.all([1, 2, 3].map(() => platform.signUp()));
  const ids = await Promise.all(players.map(({ token }) => idOf(token)));
  for (const { token } of players) await bet('high-striker', token);
  const [first = '', second = '', third = ''] = ids;
  presence.arrived(first, 'tab-1');
  presence.arrived(second, 'tab-2');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  presence.left(second, 'tab-2');
  vi.advanceTimersByTime(PRESENCE_GRACE_MS);
  vi.useRealTimers();
  expect((await online('high-striker')).items).toEqual([
    { _id: second, username: players[1]?.username, presence: 'recent' },
    { _id: first, username: players[0]?.username, presence: 'online' },
  ]);
  expect((await profile('high-striker')).online).toBe(2);
  expect((await online('lantern-run')).total).toBe(0);
  presence.arrived(third, 'tab-3');
  const { sql } = platform.platform;
  await sql`update recent_games set at = now() - interval '5 minutes 1 second' where player = ${first}`;
  expect((await online('high-striker')).items.map(({ _id }) => _id)).toEqual([third, second]);
});

test('whom a block hides is not seen at a game', async () => {
  const [ann, bob] = [await platform.signUp(), await platform.signUp()];
  const id = await idOf(bob.token);
  await bet('high-striker', bob.token);
  platform.platform.presence.arrived(id, 'tab-4');
  const seen = async () => (await online('high-striker', ann.token)).items.map(({ _id }) => _id);
  expect(await seen()).toContain(id);
  await platform.post('/block', { _id: id }, { token: ann.token });
  expect(await seen()).not.toContain(id);
});

test.each([
  ['a guest in the United States', undefined, '', ['', 'not-signed-in', 'not-signed-in']],
  ['a player there', {}, '', ['', '', 'real-money-not-offered']],
  [
    'a player too young',
    { birthday: { day: 1, month: 1, year: 2015 } },
    '',
    ['too-young', 'too-young', 'real-money-not-offered'],
  ],
  ['a player where an affiliate covers the game', { country: 'GB' }, '', ['', '', 'not-verified']],
  [
    'a guest who says where',
    undefined,
    '?country=AU',
    ['simulated-gambling-restricted', 'not-signed-in', 'not-signed-in'],
  ],
  [
    'a player who says to be elsewhere',
    { country: 'AU' },
    '?country=MT',
    [
      'simulated-gambling-restricted',
      'simulated-gambling-restricted',
      'simulated-gambling-restricted',
    ],
  ],
] as const)(
  '%s is told what may be played, and by which rule not',
  async (_, more, query, expected) => {
    const token = more === undefined ? undefined : (await platform.signUp(more)).token;
    const { play } = await profile('lantern-run', token, query);
    const rules = [play.fun, play.coins, play.money].map((proof) =>
      proof.allowed ? '' : proof.rule,
    );
    expect(rules).toEqual(expected);
  },
);

test('the profile sums up reviews, winners of this game and its affiliates here', async () => {
  const { token } = await platform.signUp({ country: 'DE' });
  await platform.post('/games/lantern-run/reviews', { stars: 4 }, { token });
  const answer = await profile('lantern-run', token);
  expect(answer.reviews).toEqual({ total: 1, average: 4 });
  expect(answer.affiliates.map(({ _id }) => _id)).toEqual(['affiliate_kirmes']);
  expect((await profile('high-striker', token)).affiliates).toEqual([]);
  expect(answer.winners.every(({ gameId }) => gameId === 'game_lantern-run')).toBe(true);
  expect((await platform.get('/games/nothing/profile')).status).toBe(404);
  expect((await platform.get('/games/get/nothing/online')).status).toBe(404);
});
