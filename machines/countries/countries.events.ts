import type { Country } from '../../contract/country';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';

export type CountriesEvent =
  /** A picker was opened: the table is loaded when it is first needed. */
  | { type: 'countries.load' }
  | { type: 'countries.loaded'; countries: Country[] }
  | ConnectionFound
  | PortFailed;
