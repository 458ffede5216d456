import { port } from '../kit/port';
import type { FilterChoices } from './filters.events';

export const filtersPorts = {
  /** POST /games/filters [§7 B]. */
  'filters.load': port<{ language: string }, { type: 'filters.loaded' } & FilterChoices>(
    'filters.load',
  ),
};
