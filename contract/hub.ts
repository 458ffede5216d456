import * as z from 'zod/mini';
import { Achievement } from './achievement';
import { DailyGift } from './daily';
import { Gift, GiftList } from './gift';
import { Letter, LetterBox, LetterCounters } from './letter';
import { Mission } from './mission';
import { Notification, NotificationTotals } from './notification';
import { PlayerCard } from './player';
import { Protection } from './protection';
import { RelatedList, RelatedPlayer, RelationCounts } from './relation.view';
import { Scratcher, ScratcherCounters } from './scratcher';
import { FreeSpins } from './spin';
import { Ticket, TicketCounts } from './ticket';
import { Tournament } from './tournament';
import { Transfer } from './transfer';
import { Currency, Id, Instant } from './words';

/**
 * The private messages of one signed-in player [§7 Real-time]. Each arrives at its named handler as
 * a JSON string; `Sequence` numbers a player's messages without gaps [decision 38]. What a message
 * is about comes with it, as the player's own lists show it at that moment, and is absent where
 * they do not show it [decision 73].
 */

const OnWalletChange = z.object({
  Balances: z.array(z.object({ Currency, Balance: z.int() })),
  /** Milliseconds a view may wait before it shows the new balance (a reel still turns). */
  SuggestedDelay: z.int(),
});
export type OnWalletChange = z.infer<typeof OnWalletChange>;

const OnOnlineStatusChange = z.object({
  PlayerId: z.string(),
  Presence: PlayerCard.shape.presence,
  Seen: z.optional(Instant),
});

/** Something came in a category; whom its group is turned off for is told of no notification. */
const OnNotification = z.object({
  Type: z.string(),
  Notification: z.optional(Notification),
  Totals: NotificationTotals,
});
export type OnNotification = z.infer<typeof OnNotification>;

/** A letter came, or changed [§7 Real-time]. */
const letter = z.object({
  LetterId: Id,
  Letter: z.optional(Letter),
  /** The boxes that it is in. */
  Boxes: z.array(LetterBox),
  Counters: LetterCounters,
});
export type LetterMessage = z.infer<typeof letter>;

/** A gift came, or changed. */
const gift = z.object({
  GiftId: Id,
  Gift: z.optional(Gift),
  /** The lists that it is in. */
  Lists: z.array(GiftList),
  /** How many boxes wait to be opened. */
  Unseen: z.int(),
});
export type GiftMessage = z.infer<typeof gift>;

/** How another player and this one stand to each other changed, as far as this one can tell. */
const relation = z.object({
  PlayerId: Id,
  /** Absent where there is no such player any more, or it looks so [decision 18]. */
  Player: z.optional(RelatedPlayer),
  /** The lists that the other one is in. */
  Lists: z.array(RelatedList),
  Counts: RelationCounts,
});
export type RelationMessage = z.infer<typeof relation>;

/** Scratch cards came, or were scratched or collected. */
const scratcher = z.object({
  ScratcherId: Id,
  /** Absent once nothing of it is left to come. */
  Scratcher: z.optional(Scratcher),
  Counters: ScratcherCounters,
});
export type ScratcherMessage = z.infer<typeof scratcher>;

/** An achievement came nearer, was begun or collected; another was reached [§7 Real-time]. */
const achievement = z.object({
  AchievementId: Id,
  /** Absent where the player may not know of it. */
  Achievement: z.optional(Achievement),
});
export type AchievementMessage = z.infer<typeof achievement>;

/** A mission came nearer, was finished or collected. */
const mission = z.object({
  MissionId: Id,
  /** Absent where it is none of the player’s. */
  Mission: z.optional(Mission),
});
export type MissionMessage = z.infer<typeof mission>;

/** Free spins were granted or played: what is left. */
const spins = z.object({ Spins: z.array(FreeSpins) });
export type SpinsMessage = z.infer<typeof spins>;

/** The gift of the day was opened, perhaps in another tab. */
const daily = z.object({ Daily: z.optional(DailyGift) });
export type DailyMessage = z.infer<typeof daily>;

/** A limit, a pause or a check changed, perhaps in another tab. */
const protection = z.object({ Protection });
export type ProtectionMessage = z.infer<typeof protection>;

/** How the player stands in a tournament changed: entered, left, reminded of, decided. */
const tournament = z.object({
  TournamentId: Id,
  Tournament: z.optional(Tournament),
});
export type TournamentChangedMessage = z.infer<typeof tournament>;

/** One of the player’s tickets was answered, or changed. */
const ticket = z.object({
  TicketId: Id,
  /** Absent where it is none of the player’s. */
  Ticket: z.optional(Ticket),
  Counts: TicketCounts,
});
export type TicketChangedMessage = z.infer<typeof ticket>;

/** A deposit or a withdrawal of the player’s began, or went on. */
const transfer = z.object({
  TransferId: Id,
  /** Absent where it is none of the player’s. */
  Transfer: z.optional(Transfer),
});
export type TransferChangedMessage = z.infer<typeof transfer>;

/** The review of the player’s identity went on; where it stands is asked for. */
const identity = z.object({});

/** The account changed elsewhere: favourites, profile, session. */
const OnPlayerChange = z.object({ Changed: z.array(z.string()) });

export const hubMessages = {
  OnAchievementCompleted: achievement,
  OnAchievementProgress: achievement,
  daily,
  mission,
  spins,
  OnWalletChange,
  OnOnlineStatusChange,
  OnNotification,
  OnPlayerChange,
  gift,
  identity,
  letter,
  protection,
  relation,
  scratcher,
  ticket,
  tournament,
  transfer,
} as const;
export type HubHandler = keyof typeof hubMessages;
/** What a handler is told. */
export type HubMessage<Handler extends HubHandler> = z.infer<(typeof hubMessages)[Handler]>;

/** The answer to the hub method `Resume(after)`. */
export const Resumed = z.object({ sequence: z.int(), missed: z.int(), reset: z.boolean() });
export type Resumed = z.infer<typeof Resumed>;
