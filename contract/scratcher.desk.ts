import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { ScratcherTable } from './scratcher';
import { pageOf, textOf } from './words';

export const ScratcherKept = z.extend(ScratcherTable, {
  /** Kind of card: begins with its family. */
  _id: z.string(),
  name: z.string(),
  /** What may lie under its foil. */
  symbols: z.array(z.string()),
});
export type ScratcherKept = z.infer<typeof ScratcherKept>;

export const listScratchersKept = staffCall({
  ...reading,
  name: 'listScratchersKept',
  staff: need('games', 'read'),
  path: '/staff/scratchers',
  body: z.object(paged),
  out: pageOf(ScratcherKept),
  refusals: [],
  says: 'The kinds of scratch cards, with what they cost and pay',
});

export const changeScratcher = staffCall({
  ...writing,
  name: 'changeScratcher',
  staff: need('games', 'write'),
  path: '/staff/scratchers/change',
  body: z.object({ _id: textOf(1, 40), terms: ScratcherTable, why: Why }),
  refusals: ['not-found'],
  says: 'Have cards of a kind cost and pay otherwise; those that were granted stay what they are',
});
