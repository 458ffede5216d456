import type { Jurisdiction } from '../../contract/country';
import type { Fact, JsonObject, StreamKind } from '../store/stream';
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

/** What holds from a moment on: nothing where it has no terms; what always held has no moment. */
export interface Version {
  readonly from?: string;
  readonly terms?: Jurisdiction;
}

export interface JurisdictionsState {
  /** By id, each in the order of time. */
  readonly versions: Readonly<Record<string, readonly Version[]>>;
}

/** The version that holds at a moment, and its place among those of its jurisdiction; -1 for none. */
export const holdingAt = (versions: readonly Version[], at: string): number =>
  versions.findLastIndex(({ from }) => from === undefined || from <= at);

const initial: JurisdictionsState = {
  versions: Object.fromEntries(
    Object.entries(sampleJurisdictions).map(([id, terms]) => [id, [{ terms }]]),
  ),
};

/** What is said from a moment on replaces whatever was said from that moment or a later one on. */
const evolve = ({ versions }: JurisdictionsState, event: JurisdictionEvent): JurisdictionsState => {
  const { id, from } = event;
  const before = (versions[id] ?? []).filter((one) => one.from === undefined || one.from < from);
  const version = event.type === 'jurisdiction.set' ? { from, terms: event.terms } : { from };
  return { versions: { ...versions, [id]: [...before, version] } };
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
