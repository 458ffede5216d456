import * as z from 'zod/mini';
import { staffCall } from './call';
import { named, need, paged, reading, writing } from './desk';
import { Id, Instant, pageOf } from './words';

/** A tournament that players see and that is not decided [§3 Tournament, decision 187]. */
export const TournamentAnnounced = z.object({
  _id: Id,
  name: z.string(),
  /** `ended`: its last rounds are being counted. */
  step: z.enum(['upcoming', 'active', 'ended']),
  starts: Instant,
  ends: Instant,
  currency: z.string(),
  /** Amounts in minor units. */
  buyIn: z.int(),
  guaranteed: z.int(),
  /** How many are in it: so many buy-ins come back where it is cancelled. */
  entries: z.int(),
});
export type TournamentAnnounced = z.infer<typeof TournamentAnnounced>;

export const listTournamentsAnnounced = staffCall({
  ...reading,
  name: 'listTournamentsAnnounced',
  staff: need('games', 'read'),
  path: '/staff/tournaments',
  body: z.object(paged),
  out: pageOf(TournamentAnnounced),
  refusals: [],
  says: 'Tournaments that are not decided, the one that starts first before the others',
});

export const cancelTournament = staffCall({
  ...writing,
  name: 'cancelTournament',
  staff: need('games', 'write'),
  path: '/staff/tournaments/cancel',
  body: z.object(named),
  refusals: ['not-found', 'step-illegal'],
  says: 'Withdraw one that is not decided: every buy-in comes back',
});
