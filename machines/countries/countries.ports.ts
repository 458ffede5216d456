import type { Country } from '../../contract/country';
import { port } from '../kit/port';

export const countriesPorts = {
  /** GET /countries [§7 A]. */
  'countries.load': port<undefined, { type: 'countries.loaded'; countries: Country[] }>(
    'countries.load',
  ),
};
