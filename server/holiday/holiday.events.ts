import type { HolidayTerms } from '../../contract/holiday.desk';
import { type ShelfEvent, shelfOf } from '../shelf/shelf.events';
import { sampleHolidays } from './holiday.sample';

/** Which holidays are kept [decision 183]. */
export type HolidayEvent = ShelfEvent<'holiday', HolidayTerms>;

export const holidaysKind = shelfOf('holiday', sampleHolidays);
