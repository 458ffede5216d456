import { port } from '../kit/port';
import type { Tables } from './countries.events';

export const countriesPorts = {
  /** GET /countries [§7 A]. */
  'countries.load': port<undefined, { type: 'countries.loaded' } & Tables>('countries.load'),
};
