import type { Jurisdiction } from '../../contract/country';
import type { Fact, JsonObject, StreamKind } from '../store/stream';
import { fromThenOn, type Version } from '../store/version';
import { sampleJurisdictions } from './jurisdiction.sample';

interface Turn {
  id: string;
  /** ISO 8601, in UTC. */
  from: string;
  by: string;
  why: string;
  at: string;
}

/** What is allowed where; `jurisdictions:jurisdictions_platform`, there is one stream. */
export type JurisdictionEvent =
  | ({ type: 'jurisdiction.set'; terms: Jurisdiction } & Turn)
  | ({ type: 'jurisdiction.ended' } & Turn);

/** What holds from a moment on: nothing where it has no terms. */
export interface JurisdictionVersion extends Version {
  readonly terms?: Jurisdiction;
}

export interface JurisdictionsState {
  /** By id, each in the order of time. */
  readonly versions: Readonly<Record<string, readonly JurisdictionVersion[]>>;
}

const initial: JurisdictionsState = {
  versions: Object.fromEntries(
    Object.entries(sampleJurisdictions).map(([id, terms]) => [id, [{ terms }]]),
  ),
};

const evolve = ({ versions }: JurisdictionsState, event: JurisdictionEvent): JurisdictionsState => {
  const { id, from } = event;
  const version = event.type === 'jurisdiction.set' ? { from, terms: event.terms } : { from };
  return { versions: { ...versions, [id]: fromThenOn(versions[id] ?? [], version) } };
};

/** Each process keeps them. */
const facts = (_: string, event: JurisdictionEvent): Fact[] => [
  { audience: 'system', handler: 'jurisdiction.turned', body: { ...event } as JsonObject },
];

export const jurisdictionKind: StreamKind<JurisdictionsState, JurisdictionEvent> = {
  name: 'jurisdictions',
  initial,
  evolve,
  facts,
};

export const JURISDICTIONS = 'jurisdictions_platform';
