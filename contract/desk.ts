import * as z from 'zod/mini';
import { AREA_COUNTRIES_MAX, AREA_REGIONS_MAX, STAFF_PAGE, STAFF_WHY_MAX } from './limits';
import type { StaffNeed, StaffResource, StaffRight } from './staff.rules';
import { CountryCode, Done, Id, PageIndex, PageSize, Region, textOf } from './words';

/** What the calls of every desk of the office share [decision 143]. */
export const Why = textOf(3, STAFF_WHY_MAX);
export const Days = z.optional(z.int().check(z.gte(1), z.lte(3_650)));
const regions = z.array(Region).check(z.maxLength(AREA_REGIONS_MAX));
/** Of a set of places: countries; of the United States and Canada these regions alone, when there are any. */
export const area = {
  countries: z.array(CountryCode).check(z.minLength(1), z.maxLength(AREA_COUNTRIES_MAX)),
  usaRegions: regions,
  caRegions: regions,
};
/** Of a deed: to which, and why. */
export const named = { _id: Id, why: Why };
/** Of a list. */
export const paged = {
  search: z._default(z.string().check(z.maxLength(60)), ''),
  pageIndex: z._default(PageIndex, 0),
  pageSize: z._default(PageSize, STAFF_PAGE),
};

const desk = {
  audience: 'staff',
  stance: 'neutral',
  method: 'POST',
  spec: 'issue 19, decision 143',
} as const;
export const reading = { ...desk, kind: 'read', rate: 'read' } as const;
export const writing = { ...desk, kind: 'command', rate: 'write', out: Done } as const;

export const need = (resource: StaffResource, right: StaffRight): StaffNeed => ({
  resource,
  right,
});
