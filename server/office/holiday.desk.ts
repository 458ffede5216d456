import * as contract from '../../contract/holiday.desk';
import { brandPictures } from '../branding/look.pictures';
import { isOnAt } from '../holiday/holiday.calendar';
import { unreadableOn } from '../holiday/holiday.moves';
import { cutPage } from '../http/page';
import { type Asked, isRefused, on, type Refused, type Route } from '../http/route';
import type { Platform } from '../platform';
import { shelfDeeds } from './shelf';
import { unknownCountry } from './terms';

/** Holidays, before those who look after what the platform wears [decision 183]. */
export const holidayDesk = (platform: Platform): Route[] => {
  const { sql, countries, holidays, look } = platform;
  const pictured = brandPictures(sql);

  const list = async ({ body, now }: Asked<typeof contract.listHolidaysKept>) => {
    const text = body.search.trim().toLowerCase();
    const items = Object.entries(holidays.terms)
      .map(([_id, terms]) => ({ _id, ...terms, isOn: isOnAt(terms, now) }))
      .filter(({ name }) => name.toLowerCase().includes(text))
      .toSorted((one, other) => one.from.slice(5).localeCompare(other.from.slice(5)));
    return cutPage(items, body);
  };

  /** Terms whose picture lies here, of countries that there are, in colours that can be read. */
  const heldOf = async (
    terms: contract.HolidayTerms,
    now: string,
  ): Promise<contract.HolidayTerms | Refused> => {
    const abroad = unknownCountry(countries, 'countries', terms.countries);
    if (abroad !== undefined) return { refused: abroad };
    const flaw = unreadableOn(look.worn, terms);
    if (flaw !== undefined) return { refused: flaw };
    if (terms.logo === undefined) return terms;
    const logo = await pictured(terms.logo, now);
    return isRefused(logo) ? logo : { ...terms, logo };
  };

  const { make, change, end } = shelfDeeds(platform, holidays, heldOf);
  return [
    on(contract.listHolidaysKept, list),
    on(contract.makeHoliday, make(contract.makeHoliday)),
    on(contract.changeHoliday, change(contract.changeHoliday)),
    on(contract.endHoliday, end(contract.endHoliday)),
  ];
};
