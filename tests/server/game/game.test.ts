import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGames, gameFilters, gamesHome, getGame } from '../../../contract/game';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const home = async (query: string) =>
  answerOf(gamesHome, (await platform.get(`/games/home${query}`)).body);

test('the home page of a game features those most like it, and not itself', async () => {
  const everywhere = (await home('')).featured.map(({ _id }) => _id);
  for (const gameId of ['game_lantern-run', 'lantern-run']) {
    const { featured } = await home(`?gameId=${gameId}`);
    expect(featured.map(({ _id }) => _id)).not.toContain('game_lantern-run');
    expect(featured.slice(0, 3).flatMap(({ gameType }) => gameType)).toEqual([
      'Slots',
      'Slots',
      'Slots',
    ]);
  }
  expect((await home('?gameId=nowhere')).featured.map(({ _id }) => _id)).toEqual(everywhere);
});

test('beside a game stand the favourites, the one marked last first: a player’s own, or those a guest tells', async () => {
  const marked = ['game_neon-orchard', 'game_lantern-run', 'game_comet-fall'];
  const ids = ({ favourites }: Awaited<ReturnType<typeof home>>) =>
    favourites.map(({ _id, favourite }) => [_id, favourite]);
  const shown = [
    ['game_comet-fall', true],
    ['game_neon-orchard', true],
  ];
  const beside = '?gameId=lantern-run';
  const guest = await home(`${beside}&favourites=${[...marked, 'game_gone'].join()}`);
  expect(ids(guest)).toEqual(shown);
  const { token } = await platform.signUp();
  for (const id of marked) await platform.post(`/games/${id}/set-favourite`, {}, { token });
  const asMember = async (query: string) =>
    answerOf(gamesHome, (await platform.get(`/games/home${query}`, { token })).body);
  // What a member tells counts for nothing.
  expect(ids(await asMember(`${beside}&favourites=game_high-striker`))).toEqual(shown);
  expect(ids(await asMember(''))).toEqual([]);
  expect(ids(await home(beside))).toEqual([]);
});

test('default names are told in the language that is asked for, where there is a name in it', async () => {
  const [arabic] = (await home('?lang=ar')).featured;
  const [german] = (await home('?lang=de')).featured;
  const own = arabic?.name.find(({ lang }) => lang === 'ar')?.value;
  expect(arabic?.defaultName).toBe(own);
  expect(german?.defaultName).not.toBe(own);
  const { body } = await platform.post('/games/find', { language: 'ar', search: own });
  expect(answerOf(findGames, body).items[0]?.defaultName).toBe(own);
});

test('a filter of features may know more than the games that are offered, and speaks languages', async () => {
  const ask = async (wanted: object) =>
    answerOf(gameFilters, (await platform.post('/games/filters', wanted)).body);
  const there = await ask({ existsInGame: true, lang: 'de' });
  expect(there.features).toContainEqual({ featureId: 'free-spins', name: 'Freispiele' });
  const known = await ask({});
  expect(known.features).toContainEqual({ featureId: 'free-spins', name: 'Free spins' });
  expect(known.features.length).toBeGreaterThanOrEqual(there.features.length);
});

test('a game is the same whatever country it is asked for with [§7 B]', async () => {
  const [here, there] = await Promise.all(
    ['US', 'MT'].map((country) => platform.post('/games/lantern-run', { country })),
  );
  expect(answerOf(getGame, here?.body)).toMatchObject({ urlFriendlyName: 'lantern-run' });
  expect(there?.body).toEqual(here?.body);
});
