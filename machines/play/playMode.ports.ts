import type { Affiliate } from '../../contract/affiliate';
import type { Jurisdiction } from '../../contract/country';
import { port } from '../kit/port';

/** A country, and in some countries a state or province. */
export interface Home {
  country: string;
  region: string | undefined;
}

export const playModePorts = {
  /** GET /jurisdictionsByCountry [§7 B]. */
  'jurisdictions.load': port<Home, { type: 'jurisdictions.loaded'; jurisdictions: Jurisdiction[] }>(
    'jurisdictions.load',
  ),
  /** GET /games/affiliates [§7 B]: those that cover the place. */
  'affiliates.load': port<Home, { type: 'affiliates.loaded'; affiliates: Affiliate[] }>(
    'affiliates.load',
  ),
};
