import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnswerOf } from '../../../contract/call';
import { Message } from '../../../contract/message';
import { RelatedPlayer } from '../../../contract/relation.view';
import { Review } from '../../../contract/review';
import type { staffEntrance } from '../../../contract/staff';
import { votes } from '../../../server/demo/talk';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ DEMO: 'on' });
});
afterAll(() => platform.close());

test('the first visitor finds reviews, votes, words and winners, all of them by sample players', async () => {
  const reviews = await platform.get('/games/midnight-carousel/reviews');
  const { items } = z.parse(z.object({ items: z.array(Review) }), reviews.body);
  expect(items.map(({ player, up, down }) => [player, up, down])).toEqual([
    ['DemoJune', 3, 0],
    ['DemoArlo', 1, 0],
    ['DemoLevi', 0, 1],
  ]);
  const said = await platform.post('/games/getMessages', { gameId: 'game_midnight-carousel' });
  const messages = z.parse(z.object({ items: z.array(Message) }), said.body).items;
  expect(messages.map(({ player }) => player)).toEqual([
    'DemoJune',
    'DemoRosa',
    'DemoArlo',
    'DemoLevi',
    'DemoJune',
  ]);
  for (const { player } of [...items, ...messages]) expect(player).toMatch(/^Demo/);
});

const ROCKET_WHEEL = 'game_rocket-wheel';

test('the sample players really play every title, and their evenings end at different ones', async () => {
  const { sql, catalogue } = platform.platform;
  const played = await sql<{ game: string }[]>`select distinct game from rounds`;
  // A flight takes off when it takes off: nobody waits for one while the samples are made.
  const titles = catalogue.all.map(({ game }) => game._id).filter((id) => id !== ROCKET_WHEEL);
  expect(played.map(({ game }) => game).sort()).toEqual(titles.sort());
  const last = await sql<{ game: string }[]>`
    select distinct on (player) game from rounds order by player, position desc`;
  expect(new Set(last.map(({ game }) => game)).size).toBe(last.length);
  expect(last.length).toBeGreaterThan(1);
});

test('every vote of the samples fell on a review, none on the voter’s own', async () => {
  const [sum] = await platform.platform.sql<{ up: number; down: number }[]>`
    select sum(up)::integer as up, sum(down)::integer as down from reviews`;
  expect((sum?.up ?? 0) + (sum?.down ?? 0)).toBe(votes.length);
  expect(votes.filter(([voter, author]) => voter === author)).toEqual([]);
});

test('June finds friends, a request, gifts that wait and letters to read', async () => {
  const june = { email: 'demojune@demo.example', password: 'Carousel-2026' };
  const signedIn = await platform.post('/auth/sign-in', june);
  const { token } = z.parse(z.object({ token: z.string() }), signedIn.body);
  const listed = async (which: string) => {
    const { body } = await platform.post('/friends', { which }, { token });
    const { items } = z.parse(z.object({ items: z.array(RelatedPlayer) }), body);
    return items.map(({ username }) => username).sort();
  };
  expect(await listed('friends')).toEqual(['DemoArlo', 'DemoMila', 'DemoRosa']);
  expect(await listed('requests')).toEqual(['DemoTove']);
  expect((await platform.get('/gifts/unseen/counter', { token })).body).toEqual({ count: 2 });
  const counters = await platform.get('/letters/counters', { token });
  expect(counters.body).toMatchObject({ unread: 3, sent: 1 });
});

test('who comes in as a sample member twice in a moment is given another code', async () => {
  const shown = async () => {
    const { body } = await platform.get('/staff/entrance');
    const { samples } = body as unknown as AnswerOf<typeof staffEntrance>;
    const { email, password, code } = samples.find(({ role }) => role === 'content') ?? {};
    return { email, password, code };
  };
  const signIn = async (body: object) => (await platform.post('/staff/sign-in', body)).status;
  const first = await shown();
  expect(await signIn(first)).toBe(200);
  expect(await signIn(first)).toBe(401);
  expect(await signIn(await shown())).toBe(200);
});

test('a second start adds nothing, and the books are sound', async () => {
  const { sql } = platform.platform;
  const count = async () => (await sql`select count(*) from events`)[0];
  // What the players did is told by a reader of the log, which writes to it in its turn.
  await expect
    .poll(() => sql`select name from consumers where position < (select max(position) from events)`)
    .toEqual([]);
  const before = await count();
  const again = await testPlatform({ DEMO: 'on' }, platform.database);
  await again.close();
  expect(await count()).toEqual(before);
  expect((await verify(sql, kinds)).problems).toEqual([]);
});
