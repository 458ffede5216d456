import * as z from 'zod/mini';
import { Palette } from './branding';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { HOLIDAY_COUNTRIES_MAX, HOLIDAY_DAYS_MAX } from './limits';
import { BrandPicture, PICTURE_SIGNS } from './look.desk';
import { CountryCode, Id, pageOf, textOf } from './words';

/** What stands out on a page, and what is read on it. */
const Accent = z.pick(Palette, { color7: true, color8: true });
export type Accent = z.infer<typeof Accent>;

/** A day or season, and what the platform wears then [§3 Holiday, decision 183]. */
export const HolidayTerms = z.object({
  name: textOf(1, 80),
  /** The first day, in UTC: `2026-12-24`. */
  from: z.iso.date(),
  days: z.int().check(z.gte(1), z.lte(HOLIDAY_DAYS_MAX)),
  /** It comes again on the same day of each year, also of those before. */
  isYearly: z.boolean(),
  /** Where; nowhere named means everywhere. */
  countries: z.array(CountryCode).check(z.maxLength(HOLIDAY_COUNTRIES_MAX)),
  /** Worn in place of the usual one. */
  logo: z.optional(BrandPicture),
  /** Worn in place of the palettes' own. */
  accent: z.optional(z.object({ dark: Accent, light: Accent })),
});
export type HolidayTerms = z.infer<typeof HolidayTerms>;

export const HolidayKept = z.extend(HolidayTerms, {
  _id: Id,
  /** It is worn somewhere today. */
  isOn: z.boolean(),
});
export type HolidayKept = z.infer<typeof HolidayKept>;

const shared = { ...writing, staff: need('look', 'write') } as const;
const sent = { rate: 'upload', bytes: PICTURE_SIGNS + 16_384 } as const;

export const listHolidaysKept = staffCall({
  ...reading,
  name: 'listHolidaysKept',
  staff: need('look', 'read'),
  path: '/staff/holidays',
  body: z.object(paged),
  out: pageOf(HolidayKept),
  refusals: [],
  says: 'Holidays, and what the platform wears on them, in the order of the year',
});

export const makeHoliday = staffCall({
  ...shared,
  ...sent,
  name: 'makeHoliday',
  path: '/staff/holidays/make',
  body: z.object({ terms: HolidayTerms, why: Why }),
  refusals: ['look-unreadable', 'image-refused', 'images-busy'],
  says: 'Have the platform wear something on certain days; refused where it could not be read',
});

export const changeHoliday = staffCall({
  ...shared,
  ...sent,
  name: 'changeHoliday',
  path: '/staff/holidays/change',
  body: z.object({ _id: Id, terms: HolidayTerms, why: Why }),
  refusals: ['not-found', 'look-unreadable', 'image-refused', 'images-busy'],
  says: 'Have it other days, places or clothes',
});

export const endHoliday = staffCall({
  ...shared,
  name: 'endHoliday',
  path: '/staff/holidays/end',
  body: z.object({ _id: Id, why: Why }),
  refusals: ['not-found'],
  says: 'Keep a holiday no more',
});
