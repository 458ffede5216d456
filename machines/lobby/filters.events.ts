import type { ConnectionFound } from '../connection/connection.events';
import type { LanguageFact } from '../country/locale.events';
import type { PortFailed } from '../kit/port';

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
