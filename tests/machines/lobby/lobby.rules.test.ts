import { expect, test } from 'vitest';
import {
  addressOfFilter,
  cleanSearch,
  filterCount,
  filterOfAddress,
  noFilter,
  requestOf,
  withFeature,
  withJackpot,
} from '../../../machines/lobby/lobby.rules';

test('a mark is turned on, off and on again', () => {
  const on = withFeature(noFilter, 'wilds');
  expect(on).toEqual({ ...noFilter, _features: { wilds: true } });
  expect(withFeature(on, 'wilds')._features).toEqual({ wilds: false });
  expect(withFeature(withFeature(on, 'wilds'), 'wilds')).toEqual(on);
  expect(withJackpot(noFilter)).toEqual({ ...noFilter, feature: { jackpot: true } });
  expect(withJackpot(withJackpot(noFilter))).toEqual(noFilter);
});

test('each filter that is set counts one', () => {
  expect(filterCount(noFilter)).toBe(0);
  expect(filterCount({ ...noFilter, type: 'Slots', studio: 'Northpier' })).toBe(2);
  expect(filterCount({ ...noFilter, _features: { wilds: true, bonus: false } })).toBe(1);
  expect(filterCount(withJackpot(noFilter))).toBe(1);
});

test('a name, a feature and a search are as long as the longest, and no sign longer', () => {
  const name = 'n'.repeat(60);
  expect(filterOfAddress({ type: name, studio: name })).toEqual({
    ...noFilter,
    type: name,
    studio: name,
  });
  expect(filterOfAddress({ type: `${name}n`, studio: `${name}n` })).toEqual(noFilter);
  const feature = 'f'.repeat(40);
  expect(filterOfAddress({ features: `${feature},${feature}f` })._features).toEqual({
    [feature]: true,
  });
  expect(cleanSearch('w'.repeat(81))).toBe('w'.repeat(80));
  expect(cleanSearch('w'.repeat(80))).toBe('w'.repeat(80));
});

test('an address says what is not as usual, in the same order whatever was chosen first', () => {
  const chosen = {
    ...noFilter,
    search: 'a b',
    _features: { wilds: true, bonus: true, set: false },
  };
  expect(addressOfFilter(chosen)).toBe('/games?search=a+b&features=bonus,wilds');
  expect(addressOfFilter({ ...noFilter, type: 'Dice', studio: 'North' })).toBe(
    '/games?type=Dice&studio=North',
  );
  expect(addressOfFilter({ ...withJackpot(noFilter), sortBy: 'oldest' })).toBe(
    '/games?jackpot=yes&sort=oldest',
  );
  expect(filterOfAddress({ jackpot: 'yes', sort: 'oldest' })).toEqual({
    ...withJackpot(noFilter),
    sortBy: 'oldest',
  });
  expect(filterOfAddress({ sort: 'toString' })).toEqual(noFilter);
});

test('only the order of favourites takes them along', () => {
  const favorites = { ...noFilter, sortBy: 'favorites' } as const;
  expect(requestOf(noFilter, 'de', ['game_a'])).toEqual({ ...noFilter, language: 'de' });
  expect(requestOf(favorites, 'de', ['game_a'])).toEqual({
    ...favorites,
    language: 'de',
    favourites: ['game_a'],
  });
});
