import type { Gift, GiftColour } from '../../contract/gift';
import {
  COINS,
  GIFT_DAY_OPENED_MAX,
  GIFT_DAY_SENT_MAX,
  GIFT_EXPIRY_MS,
} from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { PlayerState } from '../player/player.events';
import { type RelationState, relationKind } from '../relation/relation.events';
import { accept, type Decision, refuse } from '../store/decision';
import { type WalletEvent, type WalletState, walletKind } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import { giftOf, giftSent } from './gift.answer';
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

export interface SendStates {
  gift: GiftState;
  relation: RelationState;
  giving: GivingState;
  wallet: WalletState;
}

export interface SendEvents {
  gift: GiftSent[];
  giving: GivingEvent[];
  wallet: WalletEvent[];
}

/** Coins leave the sender into escrow. Only between friends; the daily cap counts what is given. */
export const decideSend = (
  { gift, relation, giving, wallet }: SendStates,
  { id, at, ...order }: GiftOrder,
): Decision<SendEvents, null> => {
  if (gift.phase !== 'none') return refuse(problem('conflict'));
  // Blocked, unknown and merely not a friend look the same [decision 18].
  if (relation.relation.bond !== 'friends') return refuse(problem('not-found'));
  const counted = countedOn(giving, dayOf(at));
  const left = GIFT_DAY_SENT_MAX - counted.sent;
  if (order.coins > left) {
    return refuse(problem('gift-cap', { limit: GIFT_DAY_SENT_MAX, left, of: 'sent' }));
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

/** The streams of one sending: the sender's own three, and three for each friend. */
export interface SendAllStates {
  me: PlayerState;
  giving: GivingState;
  wallet: WalletState;
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
): Decision<SendAllEvents, { balance: number; items: Gift[] }> => {
  const items: Gift[] = [];
  const events: SendAllEvents = { giving: [], wallet: [] };
  let { giving, wallet } = states;
  for (const order of orders) {
    // A friendship outlives an erased account: coins for nobody would lie in escrow.
    const recipient = states[`friend ${order.id}`];
    const isThere = recipient?.account !== undefined;
    if (!isThere || order.recipient === order.sender) return refuse(problem('not-found'));
    const gift = states[`gift ${order.id}`] ?? giftKind.initial;
    const relation = states[`relation ${order.id}`] ?? relationKind.initial;
    const decision = decideSend({ gift, relation, giving, wallet }, order);
    if ('refused' in decision) return decision;
    const sent = decision.events;
    events[`gift ${order.id}`] = [...(sent.gift ?? [])];
    for (const event of sent.gift ?? [])
      items.push(giftOf(giftSent(order.id, event, { sender: states.me, recipient }), order.sender));
    for (const event of sent.giving ?? []) {
      giving = givingKind.evolve(giving, event);
      events.giving.push(event);
    }
    for (const event of sent.wallet ?? []) {
      wallet = walletKind.evolve(wallet, event);
      events.wallet.push(event);
    }
  }
  return accept(events, { balance: wallet.balances[COINS] ?? 0, items });
};

export interface AcceptStates {
  me: PlayerState;
  sender: PlayerState;
  gift: GiftState;
  relation: RelationState;
  giving: GivingState;
  wallet: WalletState;
}

export interface AcceptEvents {
  gift: GiftEvent[];
  giving: GivingEvent[];
  wallet: WalletEvent[];
}

/** Coins leave escrow for the recipient, once; accepting again changes nothing. */
export const decideAccept = (
  { me, sender, gift: { phase, sent, openedAt }, relation, giving, wallet }: AcceptStates,
  id: string,
  recipient: string,
  at: string,
): Decision<AcceptEvents, { gift: Gift; balance: number }> => {
  if (sent === undefined || sent.recipient !== recipient) return refuse(problem('not-found'));
  const isBlocked = relation.relation.bond === 'blocked';
  const answer = (moment: string, balance = 0) => ({
    gift: giftOf(giftSent(id, sent, { sender, recipient: me }, moment), recipient),
    balance,
  });
  // Who is behind a block is nowhere to be read, an old box included.
  if (phase === 'opened' && isBlocked) return refuse(problem('not-found'));
  if (phase === 'opened') return accept({}, answer(openedAt ?? at, wallet.balances[COINS]));
  if (phase === 'returned' || isBlocked || at >= sent.expiresAt)
    return refuse(problem('gift-returned'));
  const counted = countedOn(giving, dayOf(at));
  const left = GIFT_DAY_OPENED_MAX - counted.opened;
  if (sent.coins > left) {
    return refuse(problem('gift-cap', { limit: GIFT_DAY_OPENED_MAX, left, of: 'opened' }));
  }
  const { sender: from, coins } = sent;
  const moved = credit(wallet, movement(`${id}-accept`, 'giftAccept', sent, id));
  return accept(
    {
      gift: [{ type: 'gift.opened', sender: from, recipient, coins, at }],
      giving: [{ type: 'giving.counted', ...counted, opened: counted.opened + coins }],
      wallet: [moved],
    },
    answer(at, moved.balance),
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
