import { expect, test } from 'vitest';
import type { HolidayTerms } from '../../../contract/holiday.desk';
import { DARK_PALETTE } from '../../../contract/palette.rules';
import { shippedLook } from '../../../server/branding/look.registry';
import { isOnAt, timesOf } from '../../../server/holiday/holiday.calendar';
import type { HolidayEvent } from '../../../server/holiday/holiday.events';
import { unreadableOn } from '../../../server/holiday/holiday.moves';
import { Holidays } from '../../../server/holiday/holiday.registry';
import { NOW } from '../../support/states';

const look = shippedLook('Fairground');
const terms: HolidayTerms = {
  name: 'Turn of the year',
  from: '2025-12-30',
  days: 4,
  isYearly: true,
  countries: ['DE'],
  accent: {
    dark: { color7: '#ffd0e8', color8: '#2b0019' },
    light: { color7: '#7a0f4a', color8: '#ffffff' },
  },
};
const asked = { id: 'holiday_turn', by: 'staff_1', why: 'It is the custom', at: NOW };
const set = (more: Partial<HolidayTerms> = {}): HolidayEvent => ({
  type: 'holiday.set',
  ...asked,
  terms: { ...terms, ...more },
});

test('colours that cannot be read are refused, with a shade that can', () => {
  const dark = { color7: DARK_PALETTE.color1, color8: DARK_PALETTE.color1 };
  expect(unreadableOn(look, terms)).toBeUndefined();
  expect(unreadableOn(look, { ...terms, accent: { ...terms.accent!, dark } })).toMatchObject({
    code: 'look-unreadable',
    params: {
      ...{ palette: 'dark', colour: 'color7', on: 'color1' },
      ...{ least: 4.5, measured: 1, nearest: '#8b8991' },
    },
  });
  // What names no colours of its own is not answerable for the look's.
  const { accent: _, ...plain } = terms;
  const pale = { ...look, dark: { ...look.dark, ...dark } };
  expect(unreadableOn(pale, plain)).toBeUndefined();
});

test('it lasts from its first instant to the last of its last day, over the turn of a year', () => {
  expect(
    ['2026-12-29T23:59:59.999Z', '2026-12-30T00:00:00.000Z', '2027-01-02T23:59:59.999Z'].map((at) =>
      isOnAt(terms, at),
    ),
  ).toEqual([false, true, true]);
  expect(isOnAt(terms, '2027-01-03T00:00:00.000Z')).toBe(false);
  expect(isOnAt({ ...terms, isYearly: false }, '2026-12-30T00:00:00.000Z')).toBe(false);
  expect(isOnAt({ ...terms, isYearly: false }, '2026-01-01T12:00:00.000Z')).toBe(true);
});

test('one that comes once comes in its year', () => {
  const once = { ...terms, isYearly: false };
  expect(timesOf('holiday_turn', once, [2025, 2026]).map(({ _id }) => _id)).toEqual([
    'holiday_turn-2025',
  ]);
});

test('a place wears what its holidays name, the last one said on top, and elsewhere nothing', () => {
  const holidays = new Holidays();
  const now = '2026-12-31T12:00:00.000Z';
  const wornIn = (country: string, worn = look) => holidays.worn(worn, { country, now });
  expect(wornIn('DE')).toEqual(look);
  holidays.turn(set());
  holidays.turn({
    ...set({ countries: [], logo: '/brand/star.svg', accent: undefined }),
    id: 'holiday_star',
  } as HolidayEvent);
  expect(wornIn('FR')).toEqual({ ...look, logo: '/brand/star.svg' });
  expect(wornIn('DE')).toMatchObject({ logo: '/brand/star.svg', dark: terms.accent!.dark });
  // A look that was published since, on which its colours could not be read.
  const pale = { ...look, dark: { ...look.dark, color1: '#ffd0e8' } };
  expect(wornIn('DE', pale)).toEqual({ ...pale, logo: '/brand/star.svg' });
});
