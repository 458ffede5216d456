import type { Jurisdiction } from '../../contract/country';
import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import {
  decideChangeJurisdiction,
  decideEndJurisdiction,
  decideJurisdiction,
  type JurisdictionOrder,
} from './jurisdiction.decider';
import { JURISDICTIONS, jurisdictionKind } from './jurisdiction.events';

type Parts = { store: Pick<Store, 'execute'> };
type Done = Promise<Outcome<{ ok: true }>>;

const streams = { jurisdictions: streamOf(jurisdictionKind, JURISDICTIONS) };

/** Says what is allowed in a set of places, from a moment on [decision 177]. */
export const makeJurisdiction = (
  { store }: Parts,
  order: JurisdictionOrder & { terms: Jurisdiction },
): Done =>
  store.execute({
    name: 'makeJurisdiction',
    at: order.at,
    streams,
    decide: (states) => decideJurisdiction(states, order),
  });

/** Lets other terms hold from a moment on. */
export const changeJurisdiction = (
  { store }: Parts,
  order: JurisdictionOrder & { terms: Jurisdiction },
): Done =>
  store.execute({
    name: 'changeJurisdiction',
    at: order.at,
    streams,
    decide: (states) => decideChangeJurisdiction(states, order),
  });

/** Lets one hold no more from a moment on. */
export const endJurisdiction = ({ store }: Parts, order: JurisdictionOrder): Done =>
  store.execute({
    name: 'endJurisdiction',
    at: order.at,
    streams,
    decide: (states) => decideEndJurisdiction(states, order),
  });
