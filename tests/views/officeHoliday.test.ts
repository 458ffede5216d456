import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  changeHoliday,
  type HolidayKept,
  HolidayTerms,
  makeHoliday,
} from '../../contract/holiday.desk';
import { holidays } from '../../src/office/desks/holiday.desk';

const kept: HolidayKept = {
  _id: 'holiday_midsummer',
  name: 'Midsummer',
  from: '2026-06-24',
  days: 2,
  isYearly: true,
  countries: ['SE', 'FI'],
  logo: '/brand/logo.svg',
  accent: {
    dark: { color7: '#ffd0e8', color8: '#2b0019' },
    light: { color7: '#7a0f4a', color8: '#ffffff' },
  },
  isOn: false,
};
const change = holidays.deeds.find(({ name }) => name === 'changeHoliday');
const typed = change?.values?.(kept) ?? {};
const bodyOf = (values: object) =>
  z.parse(
    changeHoliday.body!,
    change?.body(kept._id, { ...typed, ...values, why: 'It is the custom' }),
  );

test('a holiday that is typed and not changed is the same one', () => {
  const { _id, isOn: _, ...terms } = kept;
  expect(bodyOf({})).toEqual({ _id, terms, why: 'It is the custom' });
});

test('what is not worn is not sent, whatever stands in its field', () => {
  const { logo: _, accent: __, ...plain } = z.parse(HolidayTerms, kept);
  expect(bodyOf({ wears: '', again: 'never' })).toMatchObject({
    terms: { ...plain, isYearly: false },
  });
  expect(bodyOf({ wears: 'a logo' })).not.toHaveProperty('terms.accent');
});

test('a new one has colours that can be read to begin with; a day that is none is refused', () => {
  const blank = holidays.adds?.values?.(undefined) ?? {};
  const body = (values: object) =>
    z.safeParse(
      makeHoliday.body!,
      holidays.adds?.body('', { ...blank, name: 'Fair', why: 'Why not', ...values }),
    ).success;
  expect(body({ from: '2026-06-24', wears: 'colours' })).toBe(true);
  expect(body({ from: 'in June' })).toBe(false);
  expect(body({ from: '2026-06-24', days: '' })).toBe(false);
});
