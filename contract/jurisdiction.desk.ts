import * as z from 'zod/mini';
import { staffCall } from './call';
import { Jurisdiction } from './country';
import { area, need, paged, reading, Why, writing } from './desk';
import { JURISDICTION_AGE_MAX } from './limits';
import { Id, Instant, pageOf, textOf } from './words';

const age = z.int().check(z.gte(0), z.lte(JURISDICTION_AGE_MAX));

/** What an operator says holds in a set of places [§3]. */
export const JurisdictionTerms = z.object({
  ...Jurisdiction.shape,
  ...area,
  name: textOf(1, 80),
  simulatedGamblingAgeRestriction: age,
  realMoneyAgeRestriction: age,
});

/** Terms as they hold from a moment on, until others do. */
export const JurisdictionKept = z.object({
  /** Of the jurisdiction and which of its terms these are, the first of which is 0. */
  _id: z.string(),
  jurisdictionId: Id,
  name: z.string(),
  /** Absent where none hold any more. */
  terms: z.optional(Jurisdiction),
  /** Absent where they always held. */
  from: z.optional(Instant),
  /** They hold now, or will; those that did are in the audit. */
  holds: z.boolean(),
});
export type JurisdictionKept = z.infer<typeof JurisdictionKept>;

/** From when on; at once where it is left out. */
const from = z.optional(Instant);
const shared = { ...writing, isFresh: true, staff: need('games', 'write') } as const;

export const listJurisdictionsKept = staffCall({
  ...reading,
  name: 'listJurisdictionsKept',
  staff: need('games', 'read'),
  path: '/staff/jurisdictions',
  body: z.object(paged),
  out: pageOf(JurisdictionKept),
  refusals: [],
  says: 'What is allowed where: as it holds now, and as it will from a moment on',
});

export const makeJurisdiction = staffCall({
  ...shared,
  name: 'makeJurisdiction',
  path: '/staff/jurisdictions/make',
  body: z.object({ terms: JurisdictionTerms, from, why: Why }),
  refusals: [],
  says: 'Say what is allowed in a set of places, from a moment on',
});

export const changeJurisdiction = staffCall({
  ...shared,
  name: 'changeJurisdiction',
  path: '/staff/jurisdictions/change',
  body: z.object({ _id: Id, terms: JurisdictionTerms, from, why: Why }),
  refusals: ['not-found'],
  says: 'Let other terms hold from a moment on; those that would have from later ones are dropped',
});

export const endJurisdiction = staffCall({
  ...shared,
  name: 'endJurisdiction',
  path: '/staff/jurisdictions/end',
  body: z.object({ _id: Id, from, why: Why }),
  refusals: ['not-found'],
  says: 'Let a jurisdiction hold no more from a moment on: its places have no other law than the rest',
});
