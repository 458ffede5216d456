import { expect, test } from 'vitest';
import { type GameCard, GameFilter } from '../../contract/game';
import { arrange, gameName, likeliest, urlFriendly } from '../../contract/game.rules';

const game = (id: string, more: Partial<GameCard> = {}): GameCard => ({
  _id: `game_${id}`,
  name: [{ lang: 'en', value: id }],
  defaultName: id,
  defaultIcon: '',
  urlFriendlyName: id,
  gameType: ['Slots'],
  supplier: { name: 'House' },
  features: [],
  likes: 0,
  releaseDate: '2026-01-01T00:00:00.000Z',
  jackpots: [],
  jackpotWinnedCoins: 0,
  ignoredApps: [],
  art: '',
  rtp: 0.96,
  favourite: false,
  ...more,
});

const wilds = { featureId: 'wilds', name: 'Wilds' };
const spins = { featureId: 'spins', name: 'Spins' };
const games = [
  game('lantern', {
    name: [
      { lang: 'en', value: 'Lantern Run' },
      { lang: 'ar', value: 'سباق الفوانيس' },
    ],
    likes: 5,
    releaseDate: '2026-03-01T00:00:00.000Z',
    features: [wilds, spins],
  }),
  game('dice', {
    gameType: ['Dice', 'Instant'],
    supplier: { name: 'Northpier' },
    likes: 9,
    releaseDate: '2026-02-01T00:00:00.000Z',
    jackpots: [{ amount: 10 }, { amount: 5 }],
  }),
  game('wheel', { features: [wilds], jackpots: [{ amount: 14 }], jackpotWinnedCoins: 1 }),
];

const found = (filter: Partial<GameFilter>, favourites: string[] = []) =>
  arrange(games, { ...GameFilter.parse({}), ...filter }, favourites).map(
    ({ urlFriendlyName }) => urlFriendlyName,
  );

test.each<[string, Partial<GameFilter>, string[]]>([
  ['nothing asked: newest first', {}, ['lantern', 'dice', 'wheel']],
  ['any name entry, ignoring case', { search: 'LANTERN r' }, ['lantern']],
  ['a name in another language', { search: 'الفوانيس' }, ['lantern']],
  ['the type All and the studio All', { type: 'All', studio: 'All' }, ['lantern', 'dice', 'wheel']],
  ['a type contained in the list', { type: 'Instant' }, ['dice']],
  ['a studio', { studio: 'Northpier' }, ['dice']],
  [
    'a feature removes games without features',
    { _features: { wilds: true } },
    ['lantern', 'wheel'],
  ],
  ['every selected feature', { _features: { wilds: true, spins: true } }, ['lantern']],
  [
    'a feature that is not selected counts for nothing',
    { _features: { spins: false } },
    ['lantern', 'dice', 'wheel'],
  ],
  ['non-zero jackpotWinnedCoins', { feature: { jackpot: true } }, ['wheel']],
  ['popular', { sortBy: 'popular' }, ['dice', 'lantern', 'wheel']],
  ['oldest', { sortBy: 'oldest' }, ['wheel', 'dice', 'lantern']],
  ['the sum of jackpots', { sortBy: 'jackpot' }, ['dice', 'wheel', 'lantern']],
])('%s [§5]', (_, filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

test('favourites show the own list instead of the filtered one [§5]', () => {
  const own = ['game_wheel', 'game_gone', 'game_lantern'];
  expect(found({ sortBy: 'favorites', search: 'dice' }, own)).toEqual(['wheel', 'lantern']);
});

test.each([
  ['Midnight Carousel', 'midnight-carousel'],
  ['21 & Co.: The_Game!', '21--co-the_game'],
])('%s becomes %s in an address [§2]', (name, slug) => {
  expect(urlFriendly(name)).toBe(slug);
});

test('a game is called by its name in the language, in its base language, else by its default', () => {
  const [lantern = game('none')] = games;
  expect(['ar', 'ar-EG', 'en-GB', 'de'].map((code) => gameName(lantern, code))).toEqual([
    'سباق الفوانيس',
    'سباق الفوانيس',
    'Lantern Run',
    'lantern',
  ]);
});

test('the games most like one are those that share most types and features, itself left out', () => {
  const here = game('here', { features: [wilds, spins] });
  const both = game('both', { features: [wilds, spins] });
  const one = game('one', { features: [spins] });
  const type = game('type');
  const none = game('none', { gameType: ['Dice'] });
  const ids = likeliest([none, type, here, one, both], here).map(({ _id }) => _id);
  expect(ids).toEqual(['game_both', 'game_one', 'game_type', 'game_none']);
});
