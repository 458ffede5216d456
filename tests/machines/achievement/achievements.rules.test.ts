import { expect, test } from 'vitest';
import { anAchievement } from '../../../contract/make/achievement';
import {
  achievementFilterOf,
  addressOfAchievements,
  withPlaces,
} from '../../../machines/achievement/achievements.rules';

const named = (...names: string[]) =>
  names.map((name) => anAchievement({ _id: `achievement_${name}` }));

test('what is shown already keeps its place in an answer; the rest follows in the answer’s order', () => {
  const before = named('lucky', 'roll', 'warm');
  const { items, total } = withPlaces(before, {
    items: named('warm', 'new', 'lucky', 'newer'),
    total: 9,
  });
  expect(items).toEqual(named('lucky', 'warm', 'new', 'newer'));
  expect(total).toBe(9);
});

test('an address names a filter, or all', () => {
  expect(achievementFilterOf('lost')).toBe('lost');
  expect(achievementFilterOf('none')).toBe('all');
  expect(addressOfAchievements('lost')).toBe('/achievements/lost');
  expect(addressOfAchievements('all')).toBe('/achievements');
});
