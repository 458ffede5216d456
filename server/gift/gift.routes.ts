import * as contract from '../../contract/gift';
import { COINS } from '../../contract/limits';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { type PlayerEvent, type PlayerState, playerKind } from '../player/player.events';
import { protectionKind } from '../protection/protection.events';
import {
  pairOf,
  type RelationEvent,
  type RelationState,
  relationKind,
} from '../relation/relation.events';
import { newId } from '../secret/secret';
import { type Stream, streamOf } from '../store/stream';
import {
  type SubscriptionEvent,
  type SubscriptionState,
  subscriptionKind,
} from '../subscription/subscription.events';
import { type WalletEvent, type WalletState, walletKind } from '../wallet/wallet.events';
import { giftOf, giftSent } from './gift.answer';
import { decideAccept, decideSendAll, type GiftOrder } from './gift.decider';
import {
  type GiftEvent,
  type GiftState,
  type GivingEvent,
  type GivingState,
  giftKind,
  givingKind,
} from './gift.events';
import { giftQuery } from './gift.query';

/** A sending touches the sender's three streams and three for each friend, named by the gift's id. */
type SendStreams = {
  me: Stream<PlayerState, PlayerEvent>;
  giving: Stream<GivingState, GivingEvent>;
  wallet: Stream<WalletState, WalletEvent>;
  subscription: Stream<SubscriptionState, SubscriptionEvent>;
  [gift: `gift ${string}`]: Stream<GiftState, GiftEvent>;
  [relation: `relation ${string}`]: Stream<RelationState, RelationEvent>;
  [friend: `friend ${string}`]: Stream<PlayerState, PlayerEvent>;
};

/** Gifts of coins between friends [§7 B gifts, decision 31]. */
export const giftRoutes = (platform: Platform): Route[] => {
  const { store, relations } = platform;
  const { page, byId, unseen } = giftQuery(platform);
  const relationOf = (one: string, two: string) => streamOf(relationKind, pairOf(one, two).id);

  /** Those of these gifts that the reader's lists show: what a repetition is answered with. */
  const read = async (player: string, ids: readonly string[]) => {
    const found = await byId(await relations.reader(player), ids);
    return [...found.values()].map(({ gift }) => gift);
  };

  const send = async ({ caller, body, now, key }: Asked<typeof contract.sendGifts>) => {
    const { box, tape, coins } = body;
    // Nobody is a friend of their own, and no stream plays two parts in a command.
    if (body.friends.includes(caller.player)) return refused('not-found');
    const orders = [...new Set(body.friends)].map(
      (recipient): GiftOrder => ({
        id: newId('gift'),
        sender: caller.player,
        recipient,
        coins,
        box,
        tape,
        at: now,
      }),
    );
    const streams: SendStreams = {
      me: streamOf(playerKind, caller.player),
      giving: streamOf(givingKind, caller.player),
      wallet: streamOf(walletKind, caller.player),
      subscription: streamOf(subscriptionKind, caller.player),
    };
    for (const { id, recipient } of orders) {
      streams[`gift ${id}`] = streamOf(giftKind, id);
      streams[`relation ${id}`] = relationOf(caller.player, recipient);
      // An account may be erased at this moment.
      streams[`friend ${id}`] = streamOf(playerKind, recipient);
    }
    const outcome = await store.perform({
      name: 'sendGifts',
      at: now,
      key,
      streams,
      decide: (states) => decideSendAll(states, orders),
    });
    if ('refused' in outcome) return outcome;
    const { balance, ids } = outcome.answer;
    const { states } = outcome;
    if (states === undefined) return { items: await read(caller.player, ids), balance };
    const items = orders.flatMap(({ id }) => {
      const recipient = states[`friend ${id}`];
      const { sent } = states[`gift ${id}`] ?? {};
      if (recipient === undefined || sent === undefined) return [];
      return [giftOf(giftSent(id, sent, { sender: states.me, recipient }), caller.player)];
    });
    return { items, balance };
  };

  const open = async ({ caller, body, now, key }: Asked<typeof contract.acceptGift>) => {
    const { sent } = await store.load(streamOf(giftKind, body._id));
    if (sent === undefined || sent.recipient !== caller.player) return refused('not-found');
    const outcome = await store.perform({
      name: 'acceptGift',
      at: now,
      key,
      streams: {
        me: streamOf(playerKind, caller.player),
        sender: streamOf(playerKind, sent.sender),
        gift: streamOf(giftKind, body._id),
        relation: relationOf(sent.sender, sent.recipient),
        giving: streamOf(givingKind, caller.player),
        protection: streamOf(protectionKind, caller.player),
        wallet: streamOf(walletKind, caller.player),
        subscription: streamOf(subscriptionKind, caller.player),
      },
      decide: (states) => decideAccept(states, body._id, caller.player, now),
    });
    if ('refused' in outcome) return outcome;
    const { states } = outcome;
    // Who is behind a block is nowhere to be read, an old box included.
    if (states?.relation.relation.bond === 'blocked') return refused('not-found');
    const wallet = states?.wallet ?? (await store.load(streamOf(walletKind, caller.player)));
    const between = states && { sender: states.sender, recipient: states.me };
    const gift =
      between === undefined
        ? (await read(caller.player, [body._id]))[0]
        : giftOf(giftSent(body._id, sent, between, states?.gift.openedAt), caller.player);
    return gift === undefined
      ? refused('not-found')
      : { gift, balance: wallet.balances[COINS] ?? 0 };
  };

  const list = async ({ caller, body }: Asked<typeof contract.listGifts>) =>
    page(await relations.reader(caller.player), body);

  const count = async ({ caller }: Asked<typeof contract.countUnseenGifts>) => ({
    count: await unseen(await relations.reader(caller.player)),
  });

  return [
    on(contract.countUnseenGifts, count),
    on(contract.sendGifts, send),
    on(contract.acceptGift, open),
    on(contract.listGifts, list),
  ];
};
