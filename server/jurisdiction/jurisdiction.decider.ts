import type { Jurisdiction } from '../../contract/country';
import { problem } from '../../contract/problems';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';
import { holdingAt } from '../store/version';
import type { JurisdictionEvent, JurisdictionsState } from './jurisdiction.events';

export interface JurisdictionOrder {
  id: string;
  /** From when on, ISO 8601 in UTC; at once where it is left out. */
  from?: string;
  by: string;
  why: string;
  at: string;
}

type States = { jurisdictions: JurisdictionsState };
type Decided = Decision<{ jurisdictions: JurisdictionEvent[] }, { ok: true }>;

const done = { ok: true } as const;
/** What has held was played by: nobody says afterwards that something else did. */
const isPassed = ({ from, at }: JurisdictionOrder): boolean => from !== undefined && from < at;
const passed = refuse(problem('body-invalid', { field: 'body.from', reason: 'has passed' }));

/** Whether anything would be otherwise from a moment on. */
const changes = (
  { versions }: JurisdictionsState,
  id: string,
  from: string,
  terms: Jurisdiction | undefined,
): boolean => {
  const all = versions[id] ?? [];
  const isLast = holdingAt(all, from) === all.length - 1;
  return !isLast || canonical(all.at(-1)?.terms ?? null) !== canonical(terms ?? null);
};

const turnOf = ({ id, from, by, why, at }: JurisdictionOrder) => ({
  ...{ id, by, why, at },
  from: from ?? at,
});

/** Has terms hold from a moment on; silent where they do already. Refuses a moment that has passed. */
export const decideJurisdiction = (
  { jurisdictions }: States,
  order: JurisdictionOrder & { terms: Jurisdiction },
): Decided => {
  if (isPassed(order)) return passed;
  const turn = turnOf(order);
  if (!changes(jurisdictions, turn.id, turn.from, order.terms))
    return accept({ jurisdictions: [] }, done);
  const set: JurisdictionEvent = { type: 'jurisdiction.set', terms: order.terms, ...turn };
  return accept({ jurisdictions: [set] }, done);
};

/** The same of one that there is: refuses `not-found` else. */
export const decideChangeJurisdiction = (
  states: States,
  order: JurisdictionOrder & { terms: Jurisdiction },
): Decided =>
  states.jurisdictions.versions[order.id] === undefined
    ? refuse(problem('not-found'))
    : decideJurisdiction(states, order);

/** Has one hold no more from a moment on; silent where it does not. */
export const decideEndJurisdiction = (
  { jurisdictions }: States,
  order: JurisdictionOrder,
): Decided => {
  if (jurisdictions.versions[order.id] === undefined) return refuse(problem('not-found'));
  if (isPassed(order)) return passed;
  const turn = turnOf(order);
  const isOver = !changes(jurisdictions, turn.id, turn.from, undefined);
  return accept({ jurisdictions: isOver ? [] : [{ type: 'jurisdiction.ended', ...turn }] }, done);
};
