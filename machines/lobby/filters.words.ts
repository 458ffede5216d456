import type { ConnectionFound } from '../connection/connection.words';
import type { LanguageFact } from '../country/locale.words';
import { type PortFailed, port } from '../kit/port';

/** The values that the sidebar offers. */
export interface FilterChoices {
  types: string[];
  studios: string[];
  features: { featureId: string; name: string }[];
}

export type FiltersEvent =
  | { type: 'filters.retry' }
  | ({ type: 'filters.loaded' } & FilterChoices)
  | LanguageFact
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    filters: FiltersEvent;
  }
}

export const filtersPorts = {
  /** POST /games/filters [§7 B]. */
  'filters.load': port<{ language: string }, { type: 'filters.loaded' } & FilterChoices>(
    'filters.load',
  ),
};
