import { expect, test } from 'vitest';
import { OTHER_GAMES } from '../../../contract/limits';
import { aGameCard } from '../../../contract/make/game';
import { partsOf } from '../../../machines/game/otherGames.rules';

const games = (...ids: string[]) => ids.map((_id) => aGameCard({ _id }));
const told = (all: Parameters<typeof partsOf>[0]) =>
  partsOf(all).map(({ kind, games: shown }) => [kind, ...shown.map(({ _id }) => _id)]);

test('each game stands once, under the first kind that it is of', () => {
  const all = {
    favourites: games('a', 'b'),
    recent: games('b', 'c'),
    featured: games('c', 'a', 'd'),
  };
  expect(told(all)).toEqual([
    ['favourites', 'a', 'b'],
    ['recent', 'c'],
    ['featured', 'd'],
  ]);
});

test('a kind that has none of its own is left out', () => {
  const all = { favourites: games('a'), recent: games('a'), featured: [] };
  expect(told(all)).toEqual([['favourites', 'a']]);
});

test('of each kind there are so many at most; what is not shown there may stand below', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  expect(five).toHaveLength(OTHER_GAMES + 1);
  const all = { favourites: games(...five), recent: [], featured: games(...five) };
  expect(told(all)).toEqual([
    ['favourites', 'a', 'b', 'c', 'd'],
    ['featured', 'e'],
  ]);
});
