import * as contract from '../../contract/holiday.desk';
import { auditedBy } from '../audit/audit.store';
import { brandPictures } from '../branding/look.pictures';
import { isOnAt } from '../holiday/holiday.calendar';
import { changeHoliday, endHoliday, makeHoliday } from '../holiday/holiday.command';
import type { HolidaysState } from '../holiday/holiday.events';
import { type Asked, answerOf, isRefused, on, type Refused, type Route } from '../http/route';
import type { Platform } from '../platform';
import { newId } from '../secret/secret';
import type { Json } from '../store/stream';
import { unknownCountry } from './terms';

/** Holidays, before those who look after what the platform wears [decision 183]. */
export const holidayDesk = ({ sql, store, countries, holidays, look }: Platform): Route[] => {
  const pictured = brandPictures(sql);

  const list = async ({ body, now }: Asked<typeof contract.listHolidaysKept>) => {
    const { search, pageIndex, pageSize } = body;
    const text = search.trim().toLowerCase();
    const items = Object.entries(holidays.state.terms)
      .map(([_id, terms]) => ({ _id, ...terms, isOn: isOnAt(terms, now) }))
      .filter(({ name }) => name.toLowerCase().includes(text))
      .toSorted((one, other) => one.from.slice(5).localeCompare(other.from.slice(5)));
    const from = pageIndex * pageSize;
    return { items: items.slice(from, from + pageSize), total: items.length };
  };

  type Writing =
    | typeof contract.makeHoliday
    | typeof contract.changeHoliday
    | typeof contract.endHoliday;

  /** As one member writes it, and the order itself. */
  const ordered = (call: Writing, { body: { why }, caller, now }: Asked<Writing>, id: string) => {
    const audited = auditedBy(store, caller, call, {
      subject: id,
      why,
      look: (states) =>
        ((states['holidays'] as HolidaysState).terms[id] ?? null) as unknown as Json,
    });
    return { audited: { store: audited }, order: { id, by: caller.staff, why, at: now } };
  };

  /** Terms whose picture lies here, of countries that there are. */
  const heldOf = async (
    terms: contract.HolidayTerms,
    now: string,
  ): Promise<contract.HolidayTerms | Refused> => {
    const abroad = unknownCountry(countries, 'countries', terms.countries);
    if (abroad !== undefined) return { refused: abroad };
    if (terms.logo === undefined) return terms;
    const logo = await pictured(terms.logo, now);
    return isRefused(logo) ? logo : { ...terms, logo };
  };

  const make = async (asked: Asked<typeof contract.makeHoliday>) => {
    const terms = await heldOf(asked.body.terms, asked.now);
    if (isRefused(terms)) return terms;
    const { audited, order } = ordered(contract.makeHoliday, asked, newId('holiday'));
    return answerOf(await makeHoliday(audited, { ...order, terms, look: look.worn }));
  };

  const change = async (asked: Asked<typeof contract.changeHoliday>) => {
    const terms = await heldOf(asked.body.terms, asked.now);
    if (isRefused(terms)) return terms;
    const { audited, order } = ordered(contract.changeHoliday, asked, asked.body._id);
    return answerOf(await changeHoliday(audited, { ...order, terms, look: look.worn }));
  };

  const end = async (asked: Asked<typeof contract.endHoliday>) => {
    const { audited, order } = ordered(contract.endHoliday, asked, asked.body._id);
    return answerOf(await endHoliday(audited, order));
  };

  return [
    on(contract.listHolidaysKept, list),
    on(contract.makeHoliday, make),
    on(contract.changeHoliday, change),
    on(contract.endHoliday, end),
  ];
};
