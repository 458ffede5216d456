import type { HolidayTerms } from '../../contract/holiday.desk';
import { DAY_MS } from '../../contract/limits';
import type { Holiday } from '../../contract/settings';

/** A holiday as it comes in one year; `end` is the first instant after it. */
const inYear = (id: string, terms: HolidayTerms, year: number): Holiday => {
  const [, month = 1, day = 1] = terms.from.split('-').map(Number);
  const start = Date.UTC(year, month - 1, day);
  return {
    _id: `${id}-${year}`,
    name: terms.name,
    start: new Date(start).toISOString(),
    end: new Date(start + terms.days * DAY_MS).toISOString(),
    countries: terms.countries,
    ...(terms.logo !== undefined && { logo: terms.logo }),
  };
};

/** The times a holiday comes within these years, in their order. */
export const timesOf = (id: string, terms: HolidayTerms, years: readonly number[]): Holiday[] =>
  years
    .filter((year) => terms.isYearly || terms.from.startsWith(String(year)))
    .map((year) => inYear(id, terms, year));

/** Whether it is on at an instant (ISO 8601): one that began last year may last into this one. */
export const isOnAt = (terms: HolidayTerms, at: string): boolean => {
  const year = Number(at.slice(0, 4));
  return timesOf('', terms, [year - 1, year]).some(({ start, end }) => start <= at && at < end);
};
