import { afterAll, beforeAll, expect, test } from 'vitest';
import { projections } from '../../../server/kinds';
import { rebuild } from '../../../server/store/rebuild';
import { PASSWORD } from '../../support/password';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const tables = ['reviews', 'review_votes', 'review_sums', 'messages', 'message_sums'] as const;
const state = () => {
  const { sql } = platform.platform;
  return Promise.all(tables.map((table) => sql`select * from ${sql(table)} t order by t::text`));
};

test('what the erased wrote and said is gone, what others did stays, also in tables built anew', async () => {
  const [ann, bob] = [await platform.signUp(), await platform.signUp()];
  const say = (token: string, text: string) =>
    platform.post('/games/createMessage', { gameId: 'game_lantern-run', text }, { token });
  const review = (token: string, stars: number) =>
    platform.post('/games/lantern-run/reviews', { stars, text: 'My words.' }, { token });
  const vote = (token: string, reviewId: string) =>
    platform.post('/games/lantern-run/reviews/vote', { reviewId, vote: 'up' }, { token });
  await say(ann.token, 'Of Ann');
  await say(bob.token, 'Of Bob');
  const anns = (await review(ann.token, 1)).body._id;
  const bobs = (await review(bob.token, 4)).body._id;
  await vote(bob.token, anns);
  await vote(ann.token, bobs);
  const erased = await platform.post('/settings/erase', { password: PASSWORD }, ann);
  expect(erased.body).toEqual({ ok: true });

  const reviews = await platform.get('/games/lantern-run/reviews');
  expect(reviews.body).toMatchObject({
    items: [{ _id: bobs, up: 1 }],
    total: 1,
    summary: { total: 1, average: 4 },
  });
  const messages = await platform.post('/games/getMessages', { gameId: 'game_lantern-run' });
  expect(messages.body).toMatchObject({ items: [{ text: 'Of Bob' }], total: 1 });
  expect((await vote(bob.token, anns)).body.code).toBe('not-found');

  const before = await state();
  expect(before.map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1]);
  for (const view of projections.filter(({ name }) => ['reviews', 'messages'].includes(name))) {
    await rebuild(platform.platform.sql, view);
  }
  expect(await state()).toEqual(before);
});
