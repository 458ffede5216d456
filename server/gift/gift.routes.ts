import type { PendingQuery } from 'postgres';
import * as contract from '../../contract/gift';
import { COINS } from '../../contract/limits';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { type PlayerEvent, type PlayerState, playerKind } from '../player/player.events';
import {
  pairOf,
  type RelationEvent,
  type RelationState,
  relationKind,
} from '../relation/relation.events';
import { newId } from '../secret/secret';
import { containing } from '../store/search';
import { type Stream, streamOf } from '../store/stream';
import { type WalletEvent, type WalletState, walletKind } from '../wallet/wallet.events';
import { decideAccept, decideSendAll, type GiftOrder } from './gift.decider';
import {
  type GiftEvent,
  type GiftState,
  type GivingEvent,
  type GivingState,
  giftKind,
  givingKind,
} from './gift.events';

/** A sending touches the sender's two streams and three for each friend, named by the gift's id. */
type SendStreams = {
  giving: Stream<GivingState, GivingEvent>;
  wallet: Stream<WalletState, WalletEvent>;
  [gift: `gift ${string}`]: Stream<GiftState, GiftEvent>;
  [relation: `relation ${string}`]: Stream<RelationState, RelationEvent>;
  [friend: `friend ${string}`]: Stream<PlayerState, PlayerEvent>;
};

interface Row {
  id: string;
  sender: string;
  senderName: string;
  recipient: string;
  recipientName: string;
  coins: number;
  box: contract.GiftColour;
  tape: contract.GiftColour;
  state: contract.Gift['state'];
  sent: Date;
  opened: Date | null;
  expires: Date;
  total: number;
}

/** A gift as this player sees it: what is in an unopened box is the sender's secret. */
const giftOf = (row: Row, reader: string): contract.Gift => ({
  _id: row.id,
  sender: { _id: row.sender, username: row.senderName },
  recipient: { _id: row.recipient, username: row.recipientName },
  state: row.state,
  ...(row.state === 'opened' || row.sender === reader ? { coins: row.coins } : {}),
  box: row.box,
  tape: row.tape,
  createdAt: row.sent.toISOString(),
  ...(row.opened === null ? {} : { openedAt: row.opened.toISOString() }),
  expiresAt: row.expires.toISOString(),
});

/** Gifts of coins between friends [§7 B gifts, decision 31]. */
export const giftRoutes = ({ store, sql, relations }: Platform): Route[] => {
  const relationOf = (one: string, two: string) => streamOf(relationKind, pairOf(one, two).id);

  /** Neither from nor to whom a block hides: a box that came back early would tell of it. */
  const isShown = (hidden: ReadonlySet<string>) =>
    sql`g.sender <> all(${[...hidden]}) and g.recipient <> all(${[...hidden]})`;

  const gifts = async (
    reader: string,
    where: PendingQuery<Row[]>,
    limit: number,
    offset = 0,
  ): Promise<Row[]> => {
    const hidden = await relations.hiddenFrom(reader);
    return sql<Row[]>`
      select g.id, g.sender, s.username as "senderName", g.recipient,
        r.username as "recipientName", g.coins, g.box, g.tape, g.state, g.sent, g.opened,
        g.expires, count(*) over () as total
      from gifts g join players s on s.id = g.sender join players r on r.id = g.recipient
      where ${where} and ${isShown(hidden)}
      order by g.position desc, g.id limit ${limit} offset ${offset}`;
  };

  const send = async ({ caller, body, now, key }: Asked<typeof contract.sendGifts>) => {
    const { box, tape, coins } = body;
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
      giving: streamOf(givingKind, caller.player),
      wallet: streamOf(walletKind, caller.player),
    };
    for (const { id, recipient } of orders) {
      streams[`gift ${id}`] = streamOf(giftKind, id);
      streams[`relation ${id}`] = relationOf(caller.player, recipient);
      // An account may be erased at this moment.
      streams[`friend ${id}`] = streamOf(playerKind, recipient);
    }
    const outcome = await store.execute({
      name: 'sendGifts',
      at: now,
      key,
      streams,
      decide: (states) => decideSendAll(states, orders),
    });
    if ('refused' in outcome) return outcome;
    const { balance, ids } = outcome.answer;
    const rows = await gifts(caller.player, sql`g.id = any(${ids})`, ids.length);
    return { items: rows.map((row) => giftOf(row, caller.player)), balance };
  };

  const open = async ({ caller, body, now, key }: Asked<typeof contract.acceptGift>) => {
    const { sent } = await store.load(streamOf(giftKind, body._id));
    if (sent === undefined || sent.recipient !== caller.player) return refused('not-found');
    const outcome = await store.execute({
      name: 'acceptGift',
      at: now,
      key,
      streams: {
        gift: streamOf(giftKind, body._id),
        relation: relationOf(sent.sender, sent.recipient),
        giving: streamOf(givingKind, caller.player),
        wallet: streamOf(walletKind, caller.player),
      },
      decide: (states) => decideAccept(states, body._id, caller.player, now),
    });
    if ('refused' in outcome) return outcome;
    const [[row], wallet] = await Promise.all([
      gifts(caller.player, sql`g.id = ${body._id}`, 1),
      store.load(streamOf(walletKind, caller.player)),
    ]);
    return row === undefined
      ? refused('not-found')
      : { gift: giftOf(row, caller.player), balance: wallet.balances[COINS] ?? 0 };
  };

  const isOf = (which: contract.GiftList, player: string) => {
    switch (which) {
      case 'received':
        return sql`g.recipient = ${player} and g.state <> 'returned'`;
      case 'sent':
        return sql`g.sender = ${player}`;
      case 'pending':
        return sql`g.recipient = ${player} and g.state = 'pending'`;
    }
  };

  const list = async ({ caller, body }: Asked<typeof contract.listGifts>) => {
    const { which, friends, coins, search, pageIndex, pageSize } = body;
    const other = which === 'sent' ? sql`g.recipient` : sql`g.sender`;
    const otherName = which === 'sent' ? sql`r.username` : sql`s.username`;
    const pattern = containing(search);
    // An unopened box must not be weighed by asking for its coins.
    const isKnown = which === 'sent' ? sql`true` : sql`g.state = 'opened'`;
    const rows = await gifts(
      caller.player,
      sql`${isOf(which, caller.player)} and lower(${otherName}) like ${pattern}
        ${friends === undefined ? sql`` : sql`and ${other} = any(${friends})`}
        ${coins === undefined ? sql`` : sql`and g.coins >= ${coins} and ${isKnown}`}`,
      pageSize,
      pageIndex * pageSize,
    );
    return {
      items: rows.map((row) => giftOf(row, caller.player)),
      total: Number(rows[0]?.total ?? 0),
    };
  };

  const count = async ({ caller }: Asked<typeof contract.countUnseenGifts>) => {
    const hidden = await relations.hiddenFrom(caller.player);
    const [row] = await sql<{ count: number }[]>`
      select count(*) as count from gifts g
      where recipient = ${caller.player} and state = 'pending'
        and ${isShown(hidden)}`;
    return { count: Number(row?.count ?? 0) };
  };

  return [
    on(contract.countUnseenGifts, count),
    on(contract.sendGifts, send),
    on(contract.acceptGift, open),
    on(contract.listGifts, list),
  ];
};
