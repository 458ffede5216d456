import * as z from 'zod/mini';
import { Currency, Instant } from './words';

/**
 * The private messages of one signed-in player [§7 Real-time]. Each arrives at its named handler as
 * a JSON string; `Sequence` numbers a player's messages without gaps [decision 38].
 */
const Sequence = z.optional(z.int());

const OnWalletChange = z.object({
  Balances: z.array(z.object({ Currency, Balance: z.int() })),
  /** Milliseconds a view may wait before it shows the new balance (a reel still turns). */
  SuggestedDelay: z.int(),
  Sequence,
});
export type OnWalletChange = z.infer<typeof OnWalletChange>;

const OnOnlineStatusChange = z.object({
  PlayerId: z.string(),
  Presence: z.enum(['online', 'recent', 'offline']),
  Seen: z.optional(Instant),
  Sequence,
});

const OnNotification = z.object({ Type: z.string(), Sequence });

/** Somebody wrote to the player [§7 Real-time]. */
const letter = z.object({ LetterId: z.string(), Sequence });

/** The account changed elsewhere: favourites, profile, session. */
const OnPlayerChange = z.object({ Changed: z.array(z.string()), Sequence });

export const hubMessages = {
  OnWalletChange,
  OnOnlineStatusChange,
  OnNotification,
  OnPlayerChange,
  letter,
} as const;
export type HubHandler = keyof typeof hubMessages;

/** The answer to the hub method `Resume(after)`. */
export const Resumed = z.object({ sequence: z.int(), missed: z.int(), reset: z.boolean() });
export type Resumed = z.infer<typeof Resumed>;
