import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Game } from '../../../contract/game';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const Favourites = z.object({ favorites: z.array(z.string()) });
const favouritesOf = async (token: string): Promise<string[]> =>
  z.parse(Favourites, (await platform.get('/get', { token })).body).favorites;
const likesOf = async (slug: string): Promise<number> =>
  z.parse(Game, (await platform.post(`/games/${slug}`, {})).body).likes;

test('a guest’s favourites become the account’s with the sign-up: each once, in their order', async () => {
  const before = await likesOf('neon-orchard');
  const { token } = await platform.signUp({
    games: ['game_neon-orchard', 'game_lantern-run', 'game_neon-orchard'],
  });
  expect(await favouritesOf(token)).toEqual(['game_neon-orchard', 'game_lantern-run']);
  expect(await likesOf('neon-orchard')).toBe(before + 1);
});

test('what is no game is passed over and keeps nobody out', async () => {
  const games = ['game_nowhere', 'lantern-run', '', '<b>', '__proto__', 'game_high-striker'];
  const { token } = await platform.signUp({ games });
  expect(await favouritesOf(token)).toEqual(['game_high-striker']);
  const many = await platform.signUp({ games: Array.from({ length: 500 }, (_, n) => `game_${n}`) });
  expect(await favouritesOf(many.token)).toEqual([]);
});

test('a sign-up that is refused likes nothing', async () => {
  const before = await likesOf('starlight-parade');
  const { username } = await platform.signUp();
  const again = platform.signUp({ username, games: ['game_starlight-parade'] });
  await expect(again).rejects.toThrow('409 member-refused');
  expect(await likesOf('starlight-parade')).toBe(before);
});

test('setting twice is setting once, and only one’s own', async () => {
  const [ann, bob] = [await platform.signUp(), await platform.signUp()];
  const before = await likesOf('midnight-carousel');
  const set = () => platform.post('/games/midnight-carousel/set-favourite', {}, ann);
  const answers = await Promise.all([set(), set(), set()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([await favouritesOf(ann.token), await favouritesOf(bob.token)]).toEqual([
    ['game_midnight-carousel'],
    [],
  ]);
  expect(await likesOf('midnight-carousel')).toBe(before + 1);
  await platform.post('/games/midnight-carousel/remove-favourite', {}, bob);
  expect(await likesOf('midnight-carousel')).toBe(before + 1);
  await platform.post('/games/midnight-carousel/remove-favourite', {}, ann);
  expect(await likesOf('midnight-carousel')).toBe(before);
});
