import { expect, test } from 'vitest';
import { directionOf, jurisdictionsFor, offeredTo } from '../../contract/country.rules';
import { aJurisdiction } from '../../contract/make/country';

test.each([
  [['de-AT', 'en-US'], 'de'],
  [['nl-NL', 'en-GB'], 'en-GB'],
  [['ar-EG'], 'ar'],
  [['en-AU'], 'en-GB'],
  [['en-PH'], undefined],
  [['en-US', 'de'], undefined],
  [['en', 'de'], undefined],
  [['ja'], 'ja'],
  [['pt-BR', 'en'], 'pt'],
  [['zh-TW'], 'zh'],
  [['nl'], undefined],
  [[], undefined],
])('a visitor who reads %j is offered %s', (wanted, language) => {
  expect(offeredTo(wanted)).toBe(language);
});

test('Arabic runs from right to left, German does not', () => {
  expect([directionOf('ar-EG'), directionOf('de')]).toEqual(['rtl', 'ltr']);
});

const whole = aJurisdiction({ name: 'United States' });
const states = aJurisdiction({ name: 'states', usaRegions: ['NJ', 'PA'] });
const more = aJurisdiction({ name: 'more states', usaRegions: ['NJ'] });
const wide = aJurisdiction({ name: 'wide', countries: ['US', 'MT'], usaRegions: ['MI'] });
const ontario = aJurisdiction({ name: 'Ontario', countries: ['CA'], caRegions: ['ON'] });
// The same letters mean another place in another country.
const canada = aJurisdiction({ name: 'Canada', countries: ['CA'], usaRegions: ['NJ'] });
const all = [whole, states, more, wide, ontario, canada];

test.each([
  [{ country: 'US' }, ['United States']],
  [{ country: 'US', region: 'TX' }, ['United States']],
  [{ country: 'US', region: 'PA' }, ['states']],
  [{ country: 'US', region: 'NJ' }, ['states', 'more states']],
  [{ country: 'US', region: 'MI' }, ['wide']],
  [{ country: 'US', region: 'ON' }, ['United States']],
  [{ country: 'CA', region: 'ON' }, ['Ontario']],
  [{ country: 'CA', region: 'NJ' }, ['Canada']],
  [{ country: 'CA' }, ['Canada']],
  [{ country: 'MT' }, ['wide']],
  [{ country: 'MT', region: 'NJ' }, ['wide']],
  [{ country: 'DE' }, []],
])('a region goes before its country, and only there: %j', (here, names) => {
  expect(jurisdictionsFor(all, here).map(({ name }) => name)).toEqual(names);
});
