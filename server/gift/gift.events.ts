import type { GiftColour } from '../../contract/gift';
import { notificationFact, notificationsSeenFact } from '../notification/notification.fact';
import type { Fact, StreamKind } from '../store/stream';

/** Why the coins went back. */
export type ReturnCause = 'expired' | 'blocked' | 'account closed';

/** Between whom: the same for every event of a gift. */
interface Parties {
  sender: string;
  recipient: string;
  coins: number;
}

export type GiftEvent =
  | ({
      type: 'gift.sent';
      box: GiftColour;
      tape: GiftColour;
      at: string;
      expiresAt: string;
    } & Parties)
  | ({ type: 'gift.opened'; at: string } & Parties)
  | ({ type: 'gift.returned'; at: string; why: ReturnCause } & Parties);

export type GiftSent = Extract<GiftEvent, { type: 'gift.sent' }>;

export interface GiftState {
  phase: 'none' | 'pending' | 'opened' | 'returned';
  sent?: GiftSent;
  openedAt?: string;
}

const evolve = (state: GiftState, event: GiftEvent): GiftState => {
  switch (event.type) {
    case 'gift.sent':
      return { phase: 'pending', sent: event };
    case 'gift.opened':
      return { ...state, phase: 'opened', openedAt: event.at };
    case 'gift.returned':
      return { ...state, phase: 'returned' };
  }
};

const giftFact = (player: string, GiftId: string): Fact => ({
  audience: `player:${player}`,
  handler: 'gift',
  body: { GiftId },
});

/** Both sides are told: each sees other things of it. What told of a box is seen with its end. */
const facts = (id: string, { type, sender, recipient }: GiftEvent): Fact[] => [
  giftFact(sender, id),
  giftFact(recipient, id),
  ...(type === 'gift.sent'
    ? [notificationFact(recipient, 'gifts')]
    : [notificationsSeenFact(recipient), notificationFact(sender, 'gifts')]),
];

export const giftKind: StreamKind<GiftState, GiftEvent> = {
  name: 'gift',
  initial: { phase: 'none' },
  evolve,
  facts,
};

/** What a player gave and opened on a day, for the daily caps [decision 31]. */
export interface GivingEvent {
  type: 'giving.counted';
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  sent: number;
  opened: number;
}

export interface GivingState {
  day: string;
  sent: number;
  opened: number;
}

export const givingKind: StreamKind<GivingState, GivingEvent> = {
  name: 'giving',
  initial: { day: '', sent: 0, opened: 0 },
  evolve: (_, { type: _type, ...counted }) => counted,
};

/** The counts of that day: yesterday's are forgotten. */
export const countedOn = (state: GivingState, day: string): GivingState =>
  state.day === day ? state : { day, sent: 0, opened: 0 };
