import type { AdvertisementTerms } from '../../contract/advertisement.desk';
import { isLandingUrl, isWholeContent } from '../../contract/advertisement.rules';
import { problem } from '../../contract/problems';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';
import type {
  AdvertisementEvent,
  AdvertisementState,
  ViewEvent,
  Viewed,
  ViewState,
} from './advertisement.events';
import { stepOf } from './advertisement.moves';

/** An operator, and when; the log keeps both. */
export interface OperatorStep {
  by: string;
  at: string;
}

type Deciding = Decision<{ advertisement: AdvertisementEvent[] }, null>;

/** Keeps what is advertised, in the place of what it was; refuses what could not be shown or left for. */
export const decideKeepAdvertisement = (
  _: AdvertisementState,
  terms: AdvertisementTerms,
  step: OperatorStep,
): Deciding => {
  if (!isLandingUrl(terms.landingUrl)) return refuse(problem('advertisement-landing'));
  if (!isWholeContent(terms.content)) return refuse(problem('advertisement-content'));
  const { from, until } = terms;
  if (from !== undefined && until !== undefined && until <= from)
    return refuse(problem('advertisement-schedule'));
  return accept({ advertisement: [{ type: 'advertisement.kept', terms, ...step }] }, null);
};

/** Advertises otherwise what was advertised before, ended or not; what is so already is silent. */
export const decideChangeAdvertisement = (
  state: AdvertisementState,
  terms: AdvertisementTerms,
  step: OperatorStep,
): Deciding => {
  if (state.terms === undefined) return refuse(problem('not-found'));
  if (!state.ended && canonical(state.terms) === canonical(terms)) return accept({}, null);
  return decideKeepAdvertisement(state, terms, step);
};

/** Takes it from everywhere; to end it again is silent. */
export const decideEndAdvertisement = (
  { terms, ended }: AdvertisementState,
  step: OperatorStep,
): Deciding => {
  if (terms === undefined) return refuse(problem('not-found'));
  if (ended) return accept({}, null);
  return accept({ advertisement: [{ type: 'advertisement.ended', ...step }] }, null);
};

type Counting = Decision<{ view: ViewEvent[] }, { ok: true }>;

/** It came into view: counted once. */
export const decideLoadAdvertisement = (view: ViewState, viewed: Viewed): Counting =>
  accept(
    { view: stepOf(view) === 'served' ? [{ type: 'view.loaded', ...viewed }] : [] },
    { ok: true },
  );

/** It was followed: counted once. Who followed it has seen it, so that no rate is above one. */
export const decideClickAdvertisement = (view: ViewState, viewed: Viewed): Counting => {
  const step = stepOf(view);
  if (step === 'clicked') return accept({}, { ok: true });
  const loaded: ViewEvent[] = step === 'served' ? [{ type: 'view.loaded', ...viewed }] : [];
  return accept({ view: [...loaded, { type: 'view.clicked', ...viewed }] }, { ok: true });
};
