import { DAY_MS } from '../../contract/limits';
import type { Holiday } from '../../contract/settings';

/** Sample data, in UTC: an operator replaces it. Month and day of the first and the last day. */
const sample: readonly {
  key: string;
  name: string;
  from: [month: number, day: number];
  to: [month: number, day: number];
  countries: string[];
}[] = [
  { key: 'newyear', name: 'New Year', from: [1, 1], to: [1, 1], countries: [] },
  { key: 'independence', name: 'Independence Day', from: [7, 4], to: [7, 4], countries: ['US'] },
  {
    key: 'halloween',
    name: 'Halloween',
    from: [10, 31],
    to: [10, 31],
    countries: ['US', 'CA', 'GB', 'IE'],
  },
  { key: 'yearend', name: 'Turn of the year', from: [12, 27], to: [12, 31], countries: [] },
];

const startOf = (year: number, [month, day]: [number, number]): number =>
  Date.UTC(year, month - 1, day);

/** The holidays of the year of `now` (ISO 8601) and of the next; `end` is the first instant after. */
export const holidaysOf = (now: string): Holiday[] => {
  const year = Number(now.slice(0, 4));
  return [year, year + 1].flatMap((each) =>
    sample.map(({ key, name, from, to, countries }) => ({
      _id: `holiday_${key}-${each}`,
      name,
      start: new Date(startOf(each, from)).toISOString(),
      end: new Date(startOf(each, to) + DAY_MS).toISOString(),
      countries,
    })),
  );
};
