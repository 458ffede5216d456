import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { listReviews, Review } from '../../../contract/review';
import { kinds, projections } from '../../../server/kinds';
import { rebuild } from '../../../server/store/rebuild';
import { verify } from '../../../server/store/verify';
import {
  type Answer,
  type Asking,
  answerOf,
  type TestPlatform,
  testPlatform,
} from '../../support/platform';
import { aSocket, join, next } from '../realtime/socket.harness';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

type Page = z.infer<typeof listReviews.out & object>;

const list = async (game: string, token?: string, query = ''): Promise<Page> => {
  const { body } = await platform.get(`/games/${game}/reviews${query}`, { token });
  return answerOf(listReviews, body);
};
const write = (game: string, token: string, body: object, asking: Asking = {}) =>
  platform.post(`/games/${game}/reviews`, body, { token, ...asking });
const edit = (game: string, token: string, body: object) =>
  platform.ask('PUT', `/api/games/${game}/reviews`, body, { token });
const remove = (game: string, token: string) =>
  platform.post(`/games/${game}/reviews/delete`, {}, { token });
const vote = (game: string, token: string, reviewId: string, wanted?: string) =>
  platform.post(
    `/games/${game}/reviews/vote`,
    { reviewId, ...(wanted === undefined ? {} : { vote: wanted }) },
    { token },
  );
const read = ({ status, body }: Answer): Review => {
  expect(status).toBe(200);
  return z.parse(Review, body);
};
const players = (count: number) =>
  Promise.all(Array.from({ length: count }, () => platform.signUp()));
const tokens = async <Count extends number>(count: Count) =>
  (await players(count)).map(({ token }) => token) as string[] & { length: Count };

test('a review is the author’s own, and for everybody else somebody’s', async () => {
  const [ann = '', bob = ''] = await tokens(2);
  const mine = read(await write('high-striker', ann, { stars: 4, text: '  It rings!  ' }));
  expect(mine).toMatchObject({ stars: 4, text: 'It rings!', up: 0, down: 0, mine: true });
  expect(mine.gameId).toBe('game_high-striker');
  const seen = await list('high-striker', bob);
  expect(seen.items).toEqual([{ ...mine, mine: false }]);
  expect(seen).toMatchObject({ total: 1, summary: { average: 4, total: 1 } });
  expect(seen.own).toBeUndefined();
  expect((await list('high-striker', ann)).own).toEqual(mine);
  expect((await list('high-striker')).items).toEqual([{ ...mine, mine: false }]);
});

test('one per player and game: the second is refused, at another game it is the first', async () => {
  const { token } = await platform.signUp();
  read(await write('lantern-run', token, { stars: 1 }));
  const second = await write('lantern-run', token, { stars: 5 });
  expect([second.status, second.body.code]).toEqual([409, 'review-exists']);
  read(await write('starlight-parade', token, { stars: 5 }));
});

test('twenty at once write one review; one key sent twenty times is one writing', async () => {
  const [ann = '', bob = ''] = await tokens(2);
  const before = (await list('lantern-run')).total;
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, index) => write('lantern-run', ann, { stars: 2 + (index % 2) })),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
  const same = await Promise.all(
    Array.from({ length: 20 }, () =>
      write('lantern-run', bob, { stars: 3 }, { key: 'the-same-review' }),
    ),
  );
  expect(new Set(same.map((answer) => read(answer)._id)).size).toBe(1);
  expect((await list('lantern-run')).total).toBe(before + 2);
});

test('an edit keeps the votes and moves the average', async () => {
  const [ann = '', bob = '', eve = ''] = await tokens(3);
  const { _id } = read(await write('neon-orchard', ann, { stars: 2, text: 'Hm.' }));
  read(await write('neon-orchard', bob, { stars: 5 }));
  read(await vote('neon-orchard', eve, _id, 'up'));
  const edited = read(await edit('neon-orchard', ann, { stars: 4, text: 'Better now.' }));
  expect(edited).toMatchObject({ _id, stars: 4, text: 'Better now.', up: 1 });
  expect(edited.editedAt).toBeDefined();
  expect((await list('neon-orchard')).summary).toEqual({ total: 2, average: 4.5 });
  const none = await edit('midnight-carousel', ann, { stars: 4 });
  expect([none.status, none.body.code]).toEqual([404, 'not-found']);
});

test('a vote turns, repeats in silence and is taken back', async () => {
  const [ann = '', bob = ''] = await tokens(2);
  const { _id } = read(await write('midnight-carousel', ann, { stars: 3 }));
  const steps = [
    ['up', { up: 1, down: 0, vote: 'up' }],
    ['up', { up: 1, down: 0, vote: 'up' }],
    ['down', { up: 0, down: 1, vote: 'down' }],
    [undefined, { up: 0, down: 0 }],
    [undefined, { up: 0, down: 0 }],
    ['down', { up: 0, down: 1, vote: 'down' }],
  ] as const;
  for (const [wanted, expected] of steps) {
    const { up, down, vote: stands } = read(await vote('midnight-carousel', bob, _id, wanted));
    expect({ up, down, ...(stands === undefined ? {} : { vote: stands }) }).toEqual(expected);
  }
  const own = await vote('midnight-carousel', ann, _id, 'up');
  expect([own.status, own.body.code]).toEqual([403, 'forbidden']);
  for (const [game, review] of [
    ['lantern-run', _id],
    ['midnight-carousel', 'review_unknown'],
    ['nothing', _id],
  ] as const) {
    expect((await vote(game, bob, review, 'up')).body.code).toBe('not-found');
  }
});

test('thirty voters at once are all counted', async () => {
  const { token } = await platform.signUp();
  const { _id } = read(await write('midnight-carousel', token, { stars: 3 }));
  const voters = await tokens(30);
  await Promise.all(
    voters.map((voter, index) => vote('midnight-carousel', voter, _id, index < 20 ? 'up' : 'down')),
  );
  const { own } = await list('midnight-carousel', token);
  expect([own?.up, own?.down]).toEqual([20, 10]);
});

test('a deleted review takes its votes along; the next one begins without any', async () => {
  const [ann = '', bob = ''] = await tokens(2);
  const before = await list('starlight-parade');
  const first = read(await write('starlight-parade', ann, { stars: 1 }));
  read(await vote('starlight-parade', bob, first._id, 'down'));
  expect((await remove('starlight-parade', ann)).status).toBe(200);
  expect((await list('starlight-parade')).summary).toEqual(before.summary);
  expect((await remove('starlight-parade', ann)).body.code).toBe('not-found');
  expect((await vote('starlight-parade', bob, first._id, 'up')).body.code).toBe('not-found');
  const anew = read(await write('starlight-parade', ann, { stars: 5 }));
  expect(anew._id).not.toBe(first._id);
  const seen = (await list('starlight-parade', bob)).items.find(({ _id }) => _id === anew._id);
  expect(seen).toMatchObject({ up: 0, down: 0 });
  expect(seen?.vote).toBeUndefined();
  const [votes] = await platform.platform.sql<{ count: number }[]>`
    select count(*)::integer as count from review_votes where review = ${first._id}`;
  expect(votes?.count).toBe(0);
});

test('the most helpful come first, then the newest, page by page', async () => {
  const own = await testPlatform();
  onTestFinished(() => own.close());
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { token } = await own.signUp();
    const { body } = await own.post('/games/lantern-run/reviews', { stars: 3 }, { token });
    ids.push(body._id);
  }
  const [a = '', b = '', c = '', d = '', e = ''] = ids;
  const say = async (reviewId: string, wanted: string) => {
    const { token } = await own.signUp();
    await own.post('/games/lantern-run/reviews/vote', { reviewId, vote: wanted }, { token });
  };
  await say(b, 'up');
  await say(b, 'up');
  await say(d, 'up');
  await say(e, 'down');
  const pages: string[] = [];
  for (const pageIndex of [0, 1, 2]) {
    const { body } = await own.get(`/games/lantern-run/reviews?pageIndex=${pageIndex}&pageSize=2`);
    pages.push(...z.parse(z.object({ items: z.array(Review) }), body).items.map(({ _id }) => _id));
  }
  expect(pages).toEqual([b, d, c, a, e]);
});

test('who has the game open hears of every change, and of no other game’s', async () => {
  const [ann = '', bob = ''] = await tokens(2);
  const socket = await aSocket(platform.url);
  await join(socket, 'game:game_high-striker');
  const heard: unknown[] = [];
  socket.on('review', (body: unknown) => heard.push(body));
  read(await write('lantern-run', ann, { stars: 1 }));
  const review = read(await write('high-striker', ann, { stars: 1 }));
  read(await vote('high-striker', bob, review._id, 'up'));
  read(await edit('high-striker', ann, { stars: 2 }));
  const last = next(socket, 'end');
  await remove('high-striker', ann);
  while (heard.length < 4) await next(socket, 'review');
  platform.platform.rooms.emitHere('game:game_high-striker', 'end', {});
  await last;
  const body = { gameId: 'game_high-striker', reviewId: review._id };
  expect(heard).toEqual([body, body, body, body]);
});

test('the tables are what the log says, and the books are sound', async () => {
  const { sql } = platform.platform;
  const tables = ['reviews', 'review_votes', 'review_sums'] as const;
  const read = () =>
    Promise.all(tables.map((table) => sql`select * from ${sql(table)} t order by t::text`));
  const before = await read();
  const view = projections.find(({ name }) => name === 'reviews');
  if (view === undefined) throw new Error('there is no such projection');
  await rebuild(sql, view);
  expect(await read()).toEqual(before);
  expect((await verify(sql, kinds)).problems).toEqual([]);
});
