import * as z from 'zod/mini';
import { staffCall } from './call';
import { Days, named, need, paged, reading, Why, writing } from './desk';
import { STAFF_WHY_MAX } from './limits';
import { ReportOutcome } from './report';
import { Transaction, Wallet } from './wallet';
import { Amount, Id, Instant, pageOf, textOf } from './words';

/** Those who play, before those who help them [decision 143]. */
export const PlayerRow = z.object({
  _id: Id,
  username: z.string(),
  country: z.optional(z.string()),
  joinedAt: Instant,
  isVerified: z.boolean(),
  isErased: z.boolean(),
});
export type PlayerRow = z.infer<typeof PlayerRow>;

export const listPlayers = staffCall({
  ...reading,
  name: 'listPlayers',
  staff: need('players', 'read'),
  path: '/staff/players',
  body: z.object(paged),
  out: pageOf(PlayerRow),
  refusals: [],
  says: 'Players by a part of their name, their whole address or id, the newest first',
});

/** What a moderator decided of somebody, while it lasts. */
export const Measure = z.object({
  _id: Id,
  outcome: ReportOutcome,
  why: z.string(),
  at: Instant,
  until: z.optional(Instant),
});

export const Note = z.object({ _id: Id, text: z.string(), name: z.string(), at: Instant });

export const Dossier = z.object({
  player: PlayerRow,
  email: z.optional(z.string()),
  emailVerified: z.boolean(),
  name: z.optional(z.string()),
  wallets: z.array(Wallet),
  movements: z.array(Transaction),
  rounds: z.array(
    z.object({
      _id: Id,
      game: z.string(),
      currency: z.string(),
      staked: Amount,
      won: Amount,
      state: z.string(),
      openedAt: Instant,
    }),
  ),
  /** Of play: what they bounded, in the words of `limitKey`. */
  limits: z.array(z.object({ limit: z.string(), value: z.int() })),
  pausedUntil: z.optional(Instant),
  measures: z.array(Measure),
  /** Who asked that the account be ended: another has to approve. */
  erasureBy: z.optional(z.string()),
  /** Since when a second factor is asked for as well. */
  factorSince: z.optional(Instant),
  /** Who asked that a lost second factor be taken away: another has to approve. */
  factorLossBy: z.optional(z.string()),
  /** How they stand to others: friends, and whom they took out of all they read. */
  relations: z.array(z.object({ _id: Id, username: z.string(), bond: z.string() })),
  devices: z.array(
    z.object({ _id: Id, device: z.optional(z.string()), openedAt: Instant, isLive: z.boolean() }),
  ),
  notes: z.array(Note),
});
export type Dossier = z.infer<typeof Dossier>;

export const getDossier = staffCall({
  ...reading,
  method: 'GET',
  name: 'getDossier',
  staff: need('players', 'read'),
  path: '/staff/players/:id',
  params: z.object({ id: Id }),
  out: Dossier,
  refusals: ['not-found'],
  says: 'All that staff sees of a player',
});

export const measurePlayer = staffCall({
  ...writing,
  name: 'measurePlayer',
  staff: need('players', 'write'),
  path: '/staff/players/measure',
  body: z.object({
    _id: Id,
    outcome: z.enum(['warn', 'mute', 'suspend']),
    days: Days,
    why: Why,
  }),
  refusals: ['not-found'],
  says: 'Warn, mute or suspend a player; they read why, and it can be taken back',
});

export const liftMeasure = staffCall({
  ...writing,
  name: 'liftMeasure',
  staff: need('players', 'write'),
  path: '/staff/players/lift',
  body: z.object(named),
  refusals: ['not-found', 'report-decided'],
  says: 'Take a measure back',
});

export const verifyIdentity = staffCall({
  ...writing,
  name: 'verifyIdentity',
  staff: need('players', 'write'),
  path: '/staff/players/verify',
  body: z.object(named),
  refusals: ['not-found'],
  says: 'Say that staff saw who the player is',
});

export const viewPlayer = staffCall({
  ...writing,
  name: 'viewPlayer',
  isFresh: true,
  staff: need('players', 'write'),
  path: '/staff/players/view',
  body: z.object(named),
  out: z.object({ page: z.string() }),
  refusals: ['not-found'],
  says: 'Look at the product as a player sees it, for a quarter of an hour; nothing can be done there',
});

export const notePlayer = staffCall({
  ...writing,
  name: 'notePlayer',
  staff: need('players', 'write'),
  path: '/staff/players/note',
  body: z.object({ _id: Id, text: textOf(1, STAFF_WHY_MAX) }),
  refusals: ['not-found'],
  says: 'Keep a note about a player that staff reads',
});

export const askErasure = staffCall({
  ...writing,
  name: 'askErasure',
  isFresh: true,
  staff: need('players', 'write'),
  path: '/staff/players/erase',
  body: z.object(named),
  refusals: ['not-found'],
  says: 'Have an account ended; it ends once a second member approves',
});

export const approveErasure = staffCall({
  ...writing,
  name: 'approveErasure',
  isFresh: true,
  staff: need('players', 'approve'),
  path: '/staff/players/erase/approve',
  body: z.object(named),
  refusals: ['not-found', 'step-illegal', 'approval-own', 'money-left', 'round-open'],
  says: 'End an account as another member asked: what was personal is gone for ever',
});

export const refuseErasure = staffCall({
  ...writing,
  name: 'refuseErasure',
  staff: need('players', 'write'),
  path: '/staff/players/erase/refuse',
  body: z.object(named),
  refusals: ['not-found'],
  says: 'Let an account be',
});

export const askFactorLoss = staffCall({
  ...writing,
  name: 'askFactorLoss',
  isFresh: true,
  staff: need('players', 'write'),
  path: '/staff/players/factor',
  body: z.object(named),
  refusals: ['not-found', 'step-illegal'],
  says: 'Say that a player lost their second factor; a second member has to have seen them too',
});

export const approveFactorLoss = staffCall({
  ...writing,
  name: 'approveFactorLoss',
  isFresh: true,
  staff: need('players', 'approve'),
  path: '/staff/players/factor/approve',
  body: z.object(named),
  refusals: ['not-found', 'step-illegal', 'approval-own'],
  says: 'Let a player sign in with the password alone, as another member asked; every session ends',
});

export const refuseFactorLoss = staffCall({
  ...writing,
  name: 'refuseFactorLoss',
  staff: need('players', 'write'),
  path: '/staff/players/factor/refuse',
  body: z.object(named),
  refusals: ['not-found'],
  says: 'Leave the second factor as it is',
});
