import { expect, test } from 'vitest';
import { coversMoney, coversPlace } from '../../contract/affiliate.rules';
import { anAffiliate } from '../../contract/make/affiliate';

const area = (given: object) => ({ countries: [], usaRegions: [], caRegions: [], ...given });
const regional = anAffiliate({
  countries: ['US', 'CA', 'GB'],
  jurisdictions: [
    area({ countries: ['US'], usaRegions: ['NJ', 'PA'] }),
    area({ countries: ['CA'], caRegions: ['ON'] }),
    area({ countries: ['GB'] }),
  ],
});

test.each([
  [{ country: 'GB' }, true],
  [{ country: 'GB', region: 'NJ' }, true],
  [{ country: 'US', region: 'NJ' }, true],
  [{ country: 'US', region: 'ON' }, false],
  [{ country: 'US' }, false],
  [{ country: 'CA', region: 'ON' }, true],
  [{ country: 'CA', region: 'QC' }, false],
  [{ country: 'DE' }, false],
])('%j is covered: %s', (place, expected) => {
  expect(coversPlace(regional, place)).toBe(expected);
});

test('without jurisdictions its countries count', () => {
  const plain = anAffiliate({ countries: ['DE'], jurisdictions: [] });
  expect(coversPlace(plain, { country: 'DE' })).toBe(true);
  expect(coversPlace(plain, { country: 'MT' })).toBe(false);
});

test('money is covered by one who offers the game where the player is', () => {
  const here = anAffiliate({ games: [{ gameId: 'game_wheel', url: 'https://a.example' }] });
  expect(coversMoney([regional, here], 'game_wheel', { country: 'MT' })).toBe(true);
  expect(coversMoney([here], 'game_other', { country: 'MT' })).toBe(false);
  expect(coversMoney([here], 'game_wheel', { country: 'SE' })).toBe(false);
  expect(coversMoney([], 'game_wheel', { country: 'MT' })).toBe(false);
});
