import type { HolidayTerms } from '../../contract/holiday.desk';

const sample = (
  key: string,
  name: string,
  from: string,
  more: Partial<HolidayTerms> = {},
): [id: string, terms: HolidayTerms] => [
  `holiday_${key}`,
  { name, from, days: 1, isYearly: true, countries: [], ...more },
];

/** Sample data by id, in UTC: an operator replaces it. */
export const sampleHolidays: Readonly<Record<string, HolidayTerms>> = Object.fromEntries([
  sample('newyear', 'New Year', '2026-01-01'),
  sample('independence', 'Independence Day', '2026-07-04', { countries: ['US'] }),
  sample('halloween', 'Halloween', '2026-10-31', { countries: ['US', 'CA', 'GB', 'IE'] }),
  sample('yearend', 'Turn of the year', '2026-12-27', { days: 5 }),
]);
