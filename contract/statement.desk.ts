import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { AREA_COUNTRIES_MAX, STATEMENT_MAX } from './limits';
import { CountryCode, Id, pageOf, textOf } from './words';

/** What the operator says of itself, and where: who it is, by which licence, whom to ask [decision 202]. */
export const StatementTerms = z.object({
  title: textOf(1, 80),
  text: textOf(1, STATEMENT_MAX),
  /** Where; nowhere named means everywhere. */
  countries: z.array(CountryCode).check(z.maxLength(AREA_COUNTRIES_MAX)),
});
export type StatementTerms = z.infer<typeof StatementTerms>;

export const StatementKept = z.extend(StatementTerms, { _id: Id });
export type StatementKept = z.infer<typeof StatementKept>;

const shared = { ...writing, staff: need('look', 'write') } as const;

export const listStatementsKept = staffCall({
  ...reading,
  name: 'listStatementsKept',
  staff: need('look', 'read'),
  path: '/staff/statements',
  body: z.object(paged),
  out: pageOf(StatementKept),
  refusals: [],
  says: 'What the operator says of itself, and where',
});

export const makeStatement = staffCall({
  ...shared,
  name: 'makeStatement',
  path: '/staff/statements/make',
  body: z.object({ terms: StatementTerms, why: Why }),
  refusals: [],
  says: 'Say something of the operator, everywhere or in some countries',
});

export const changeStatement = staffCall({
  ...shared,
  name: 'changeStatement',
  path: '/staff/statements/change',
  body: z.object({ _id: Id, terms: StatementTerms, why: Why }),
  refusals: ['not-found'],
  says: 'Say it otherwise, or elsewhere',
});

export const endStatement = staffCall({
  ...shared,
  name: 'endStatement',
  path: '/staff/statements/end',
  body: z.object({ _id: Id, why: Why }),
  refusals: ['not-found'],
  says: 'Say it no more',
});
