import type { Country, Language } from '../../contract/country';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** What pickers choose from: places, languages, and the names of time zones. */
export interface Tables {
  countries: Country[];
  languages: Language[];
  timezones: string[];
}

export type CountriesEvent =
  /** A picker was opened: the table is loaded when it is first needed. */
  | { type: 'countries.load' }
  | ({ type: 'countries.loaded' } & Tables)
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    countries: CountriesEvent;
  }
}

export const countriesPorts = {
  /** GET /countries [§7 A]. */
  'countries.load': port<undefined, { type: 'countries.loaded' } & Tables>('countries.load'),
};
