import type { GiftColour } from '../../contract/gift';
import {
  COINS,
  GIFT_DAY_OPENED_MAX,
  GIFT_DAY_SENT_MAX,
  GIFT_EXPIRY_MS,
} from '../../contract/limits';
import { problem } from '../../contract/problems';
import { benefits } from '../../contract/subscription.rules';
import type { PlayerState } from '../player/player.events';
import type { ProtectionState } from '../protection/protection.events';
import { shield } from '../protection/protection.moves';
import { type RelationState, relationKind } from '../relation/relation.events';
import { accept, type Decision, refuse } from '../store/decision';
import { type SubscriptionState, tierOf } from '../subscription/subscription.events';
import { type WalletEvent, type WalletState, walletKind } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import {
  countedOn,
  type GiftEvent,
  type GiftSent,
  type GiftState,
  type GivingEvent,
  type GivingState,
  giftKind,
  givingKind,
  type ReturnCause,
} from './gift.events';

const dayOf = (at: string): string => at.slice(0, 10);

export interface GiftOrder {
  /** Of the new gift. */
  id: string;
  sender: string;
  recipient: string;
  coins: number;
  box: GiftColour;
  tape: GiftColour;
  at: string;
}

/** How many times as much somebody may give and open in a day: a tier of a subscription widens it. */
const timesOf = (subscription: SubscriptionState | undefined): number => {
  const tier = subscription && tierOf(subscription);
  return tier === undefined ? 1 : benefits[tier].giftTimes;
};

export interface SendStates {
  gift: GiftState;
  relation: RelationState;
  giving: GivingState;
  wallet: WalletState;
  /** The sender's; absent: none. */
  subscription?: SubscriptionState | undefined;
}

export interface SendEvents {
  gift: GiftEvent[];
  giving: GivingEvent[];
  wallet: WalletEvent[];
}

/** Coins leave the sender into escrow. Only between friends; the daily cap counts what is given. */
export const decideSend = (
  { gift, relation, giving, wallet, subscription }: SendStates,
  { id, at, ...order }: GiftOrder,
): Decision<SendEvents, null> => {
  if (gift.phase !== 'none') return refuse(problem('conflict'));
  // Blocked, unknown and merely not a friend look the same [decision 18].
  if (relation.relation.bond !== 'friends') return refuse(problem('not-found'));
  const counted = countedOn(giving, dayOf(at));
  const limit = GIFT_DAY_SENT_MAX * timesOf(subscription);
  const left = limit - counted.sent;
  if (order.coins > left) {
    return refuse(problem('gift-cap', { limit, left, of: 'sent' }));
  }
  const moved = debit(wallet, {
    id: `${id}-send`,
    kind: 'giftSend',
    currency: COINS,
    amount: order.coins,
    against: 'escrow',
    reference: id,
    delay: 0,
  });
  if ('refused' in moved) return refuse(moved.refused);
  const expiresAt = new Date(Date.parse(at) + GIFT_EXPIRY_MS).toISOString();
  return accept(
    {
      gift: [{ type: 'gift.sent', ...order, at, expiresAt }],
      giving: [{ type: 'giving.counted', ...counted, sent: counted.sent + order.coins }],
      wallet: [moved],
    },
    null,
  );
};

/** The streams of one sending: the sender's own two, and three for each friend. */
export interface SendAllStates {
  giving: GivingState;
  wallet: WalletState;
  subscription?: SubscriptionState;
  [gift: `gift ${string}`]: GiftState;
  [relation: `relation ${string}`]: RelationState;
  [friend: `friend ${string}`]: PlayerState;
}

export interface SendAllEvents {
  giving: GivingEvent[];
  wallet: WalletEvent[];
  [gift: `gift ${string}`]: GiftEvent[];
}

/** All gifts of one sending or none: the first refusal refuses them all. */
export const decideSendAll = (
  states: SendAllStates,
  orders: readonly GiftOrder[],
): Decision<SendAllEvents, { balance: number; ids: string[] }> => {
  const events: SendAllEvents = { giving: [], wallet: [] };
  let { giving, wallet } = states;
  const { subscription } = states;
  for (const order of orders) {
    // A friendship outlives an erased account: coins for nobody would lie in escrow.
    const isThere = states[`friend ${order.id}`]?.account !== undefined;
    if (!isThere || order.recipient === order.sender) return refuse(problem('not-found'));
    const gift = states[`gift ${order.id}`] ?? giftKind.initial;
    const relation = states[`relation ${order.id}`] ?? relationKind.initial;
    const decision = decideSend({ gift, relation, giving, wallet, subscription }, order);
    if ('refused' in decision) return decision;
    const sent = decision.events;
    events[`gift ${order.id}`] = [...(sent.gift ?? [])];
    for (const event of sent.giving ?? []) {
      giving = givingKind.evolve(giving, event);
      events.giving.push(event);
    }
    for (const event of sent.wallet ?? []) {
      wallet = walletKind.evolve(wallet, event);
      events.wallet.push(event);
    }
  }
  return accept(events, {
    balance: wallet.balances[COINS] ?? 0,
    ids: orders.map(({ id }) => id),
  });
};

export interface AcceptStates {
  gift: GiftState;
  relation: RelationState;
  giving: GivingState;
  wallet: WalletState;
  /** The recipient's. */
  protection: ProtectionState;
  /** The recipient's; absent: none. */
  subscription?: SubscriptionState;
}

/**
 * Coins leave escrow for the recipient, once; accepting again changes nothing. Who is protected from
 * promotions opens it later, or it goes back as any other: its sender is told nothing.
 */
export const decideAccept = (
  { gift: { phase, sent }, relation, giving, wallet, protection, subscription }: AcceptStates,
  id: string,
  recipient: string,
  at: string,
): Decision<SendEvents, null> => {
  if (sent === undefined || sent.recipient !== recipient) return refuse(problem('not-found'));
  if (phase === 'opened') return accept({}, null);
  const isLate = at >= sent.expiresAt || relation.relation.bond === 'blocked';
  if (phase === 'returned' || isLate) return refuse(problem('gift-returned'));
  const barred = shield('promotes', { protection, wallet }, at);
  if (barred !== undefined) return barred;
  const counted = countedOn(giving, dayOf(at));
  const limit = GIFT_DAY_OPENED_MAX * timesOf(subscription);
  const left = limit - counted.opened;
  if (sent.coins > left) {
    return refuse(problem('gift-cap', { limit, left, of: 'opened' }));
  }
  const { sender, coins } = sent;
  return accept(
    {
      gift: [{ type: 'gift.opened', sender, recipient, coins, at }],
      giving: [{ type: 'giving.counted', ...counted, opened: counted.opened + coins }],
      wallet: [credit(wallet, movement(`${id}-accept`, 'giftAccept', sent, id))],
    },
    null,
  );
};

const movement = (
  id: string,
  kind: 'giftSend' | 'giftAccept',
  { coins }: GiftSent,
  reference: string,
) =>
  ({ id, kind, currency: COINS, amount: coins, against: 'escrow', reference, delay: 0 }) as const;

export interface RefundStates {
  gift: GiftState;
  wallet: WalletState;
}

/** Coins leave escrow for the sender, once. What is opened stays where it is. */
export const decideRefund = (
  { gift: { phase, sent }, wallet }: RefundStates,
  id: string,
  why: ReturnCause,
  at: string,
): Decision<{ gift: GiftEvent[]; wallet: WalletEvent[] }, null> => {
  if (sent === undefined) return refuse(problem('not-found'));
  if (phase === 'returned') return accept({}, null);
  if (phase === 'opened') return refuse(problem('step-illegal'));
  const { sender, recipient, coins } = sent;
  return accept(
    {
      gift: [{ type: 'gift.returned', sender, recipient, coins, why, at }],
      wallet: [credit(wallet, movement(`${id}-return`, 'giftSend', sent, id))],
    },
    null,
  );
};
