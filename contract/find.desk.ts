import * as z from 'zod/mini';
import { staffCall } from './call';
import { reading } from './desk';
import { Id } from './words';

/** Anything by its name [decision 143]. */
export const Found = z.object({
  kind: z.enum(['player', 'ticket', 'round', 'deposit', 'withdrawal', 'correction']),
  _id: Id,
  says: z.string(),
  /** Of the player whose dossier tells it. */
  playerId: z.optional(Id),
});
export type Found = z.infer<typeof Found>;

export const findAnything = staffCall({
  ...reading,
  name: 'findAnything',
  staff: 'own',
  path: '/staff/find',
  body: z.object({ search: z.string().check(z.maxLength(60)) }),
  out: z.object({ items: z.array(Found) }),
  refusals: [],
  says: 'Players, tickets, rounds and payments, as far as the member may read them',
});
