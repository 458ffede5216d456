import type { AdvertisementPlacement } from '../../contract/advertisement';
import type { AdvertisementTerms } from '../../contract/advertisement.desk';
import type { StreamKind } from '../store/stream';

/** What an operator has advertised, and who of them; `advertisement:{id}`. */
export type AdvertisementEvent =
  | { type: 'advertisement.kept'; terms: AdvertisementTerms; by: string; at: string }
  | { type: 'advertisement.ended'; by: string; at: string };

export interface AdvertisementState {
  /** Absent before it was kept. */
  terms?: AdvertisementTerms;
  ended: boolean;
}

const evolve = (state: AdvertisementState, event: AdvertisementEvent): AdvertisementState =>
  event.type === 'advertisement.kept'
    ? { terms: event.terms, ended: false }
    : { ...state, ended: true };

export const advertisementKind: StreamKind<AdvertisementState, AdvertisementEvent> = {
  name: 'advertisement',
  initial: { ended: false },
  evolve,
};

/** Whose it is, and of what; the same for both events of a view. */
export interface Viewed {
  advertisement: string;
  placement: AdvertisementPlacement;
  /** Absent for a guest. */
  player?: string;
}

export type ViewEvent = ({ type: 'view.loaded' } & Viewed) | ({ type: 'view.clicked' } & Viewed);

export interface ViewState {
  loaded: boolean;
  clicked: boolean;
}

/** One time that an advertisement was shown to somebody: two events at most. */
export const viewKind: StreamKind<ViewState, ViewEvent> = {
  name: 'advertisementView',
  initial: { loaded: false, clicked: false },
  evolve: (state, { type }) =>
    type === 'view.loaded' ? { ...state, loaded: true } : { ...state, clicked: true },
};
