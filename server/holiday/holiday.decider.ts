import type { HolidayTerms } from '../../contract/holiday.desk';
import type { Look } from '../../contract/look.desk';
import { problem } from '../../contract/problems';
import { unreadable } from '../branding/look.moves';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';
import type { HolidayEvent, HolidaysState } from './holiday.events';
import { dressed } from './holiday.registry';

export interface HolidayOrder {
  id: string;
  by: string;
  why: string;
  at: string;
}

type States = { holidays: HolidaysState };
type Decided = Decision<{ holidays: HolidayEvent[] }, { ok: true }>;

const done = { ok: true } as const;

/** Keeps a holiday; silent where it is kept so. Refuses colours that could not be read on the look. */
export const decideHoliday = (
  { holidays }: States,
  { terms, look, ...order }: HolidayOrder & { terms: HolidayTerms; look: Look },
): Decided => {
  const worn = dressed(look, terms);
  const flaw = unreadable('dark', worn.dark) ?? unreadable('light', worn.light);
  if (flaw !== undefined && terms.accent !== undefined) return refuse(flaw);
  const isKept = canonical(holidays.terms[order.id] ?? null) === canonical(terms);
  return accept({ holidays: isKept ? [] : [{ type: 'holiday.set', terms, ...order }] }, done);
};

/** The same of one that there is: refuses `not-found` else. */
export const decideChangeHoliday = (
  states: States,
  order: HolidayOrder & { terms: HolidayTerms; look: Look },
): Decided =>
  states.holidays.terms[order.id] === undefined
    ? refuse(problem('not-found'))
    : decideHoliday(states, order);

/** Keeps one no more. */
export const decideEndHoliday = ({ holidays }: States, order: HolidayOrder): Decided =>
  holidays.terms[order.id] === undefined
    ? refuse(problem('not-found'))
    : accept({ holidays: [{ type: 'holiday.ended', ...order }] }, done);
