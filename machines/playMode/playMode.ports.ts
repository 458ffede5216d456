import type { Jurisdiction } from '../../contract/country';
import { port } from '../kit/port';

export const playModePorts = {
  /** GET /jurisdictionsByCountry [§7 B]. */
  'jurisdictions.load': port<
    { country: string },
    { type: 'jurisdictions.loaded'; jurisdictions: Jurisdiction[] }
  >('jurisdictions.load'),
};
