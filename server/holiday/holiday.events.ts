import type { HolidayTerms } from '../../contract/holiday.desk';
import type { Fact, JsonObject, StreamKind } from '../store/stream';
import { sampleHolidays } from './holiday.sample';

interface Turn {
  id: string;
  by: string;
  why: string;
  at: string;
}

/** Which holidays are kept; `holidays:holidays_platform`, there is one stream. */
export type HolidayEvent =
  | ({ type: 'holiday.set'; terms: HolidayTerms } & Turn)
  | ({ type: 'holiday.ended' } & Turn);

export interface HolidaysState {
  /** By id. */
  readonly terms: Readonly<Record<string, HolidayTerms>>;
}

const evolve = ({ terms }: HolidaysState, event: HolidayEvent): HolidaysState => {
  if (event.type === 'holiday.set') return { terms: { ...terms, [event.id]: event.terms } };
  const { [event.id]: _, ...others } = terms;
  return { terms: others };
};

/** Each process keeps them. */
const facts = (_: string, event: HolidayEvent): Fact[] => [
  { audience: 'system', handler: 'holiday.turned', body: { ...event } as JsonObject },
];

export const holidaysKind: StreamKind<HolidaysState, HolidayEvent> = {
  name: 'holidays',
  initial: { terms: sampleHolidays },
  evolve,
  facts,
};

export const HOLIDAYS = 'holidays_platform';
