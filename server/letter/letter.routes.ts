import type { PendingQuery } from 'postgres';
import * as contract from '../../contract/letter';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { personOf } from '../player/player.card';
import { playerKind } from '../player/player.events';
import { pairOf, relationKind } from '../relation/relation.events';
import { newId } from '../secret/secret';
import { containing } from '../store/search';
import { type Stream, streamOf } from '../store/stream';
import { decideLetters, decideSendLetter, type LetterChange } from './letter.decider';
import { type LetterEvent, type LetterState, letterKind } from './letter.events';

interface Row {
  id: string;
  sender: string;
  senderName: string;
  senderIcon: string | null;
  recipient: string;
  recipientName: string;
  recipientIcon: string | null;
  text: string;
  images: string[];
  sent: Date;
  seen: Date | null;
  deleted: boolean;
  total: number;
}

const letterOf = (row: Row): contract.Letter => ({
  _id: row.id,
  sender: personOf(row.sender, row.senderName, row.senderIcon),
  recipient: personOf(row.recipient, row.recipientName, row.recipientIcon),
  text: row.text,
  images: row.images,
  status: row.seen === null ? 'unseen' : 'seen',
  state: row.deleted ? 'deleted' : 'kept',
  createdAt: row.sent.toISOString(),
  ...(row.seen === null ? {} : { seenAt: row.seen.toISOString() }),
});

/** Letters between players [§7 B letters]. */
export const letterRoutes = ({ store, sql, relations }: Platform): Route[] => {
  const letters = (reader: string, where: PendingQuery<Row[]>, limit: number, offset = 0) =>
    sql<Row[]>`
      select l.id, l.sender, s.username as "senderName", l.recipient,
        r.username as "recipientName", s.icon as "senderIcon", r.icon as "recipientIcon",
        l.text, l.images, l.sent, l.seen,
        case when l.sender = ${reader} then sender_deleted else recipient_deleted end as deleted,
        count(*) over () as total
      from letters l join players s on s.id = l.sender join players r on r.id = l.recipient
      where ${where} order by l.position desc, l.id limit ${limit} offset ${offset}`;

  const one = async (reader: string, id: string) => {
    const hidden = [...(await relations.hiddenFrom(reader))];
    const [row] = await letters(
      reader,
      sql`l.id = ${id} and ${reader} in (l.sender, l.recipient)
        and l.sender <> all(${hidden}) and l.recipient <> all(${hidden})`,
      1,
    );
    return row === undefined ? refused('not-found') : letterOf(row);
  };

  const send = async ({ caller, body, now, key }: Asked<typeof contract.sendLetter>) => {
    const { recipient, text, images } = body;
    const [sender, addressee] = await Promise.all([
      store.load(streamOf(playerKind, caller.player)),
      store.load(streamOf(playerKind, recipient)),
    ]);
    const id = newId('letter');
    const order = { sender: caller.player, recipient, text, images, at: now };
    const outcome = await store.execute({
      name: 'sendLetter',
      at: now,
      key,
      streams: {
        letter: streamOf(letterKind, id),
        relation: streamOf(relationKind, pairOf(caller.player, recipient).id),
      },
      decide: (states) => decideSendLetter(states, id, order, { sender, recipient: addressee }),
    });
    return 'refused' in outcome ? outcome : one(caller.player, outcome.answer.id);
  };

  type Changing = Pick<Asked<typeof contract.deleteLetter>, 'caller' | 'now' | 'key'>;
  const change = async ({ caller, now, key }: Changing, ids: string[], wanted: LetterChange) => {
    const streams: Record<string, Stream<LetterState, LetterEvent>> = Object.fromEntries(
      ids.map((id) => [id, streamOf(letterKind, id)]),
    );
    return store.execute({
      name: `letter.${wanted}`,
      at: now,
      key,
      streams,
      decide: (states) => decideLetters(states, caller.player, wanted, now),
    });
  };
  const changeAll = async (asked: Changing, ids: string[], wanted: LetterChange) => {
    const outcome = await change(asked, ids, wanted);
    return 'refused' in outcome ? outcome : outcome.answer;
  };

  const view = async (asked: Asked<typeof contract.viewLetter>) => {
    const shown = await one(asked.caller.player, asked.body._id);
    if ('refused' in shown) return shown;
    const outcome = await change(asked, [asked.body._id], 'seen');
    return 'refused' in outcome ? outcome : one(asked.caller.player, asked.body._id);
  };

  const list =
    (which: 'inbox' | 'unread' | 'sent') =>
    async ({ caller, body }: Asked<typeof contract.lettersInbox>) => {
      const { search, pageIndex, pageSize } = body;
      const pattern = containing(search);
      const hidden = [...(await relations.hiddenFrom(caller.player))];
      const isMine =
        which === 'sent'
          ? sql`l.sender = ${caller.player} and not sender_deleted`
          : sql`l.recipient = ${caller.player} and not recipient_deleted`;
      const other = which === 'sent' ? sql`l.recipient` : sql`l.sender`;
      const otherName = which === 'sent' ? sql`r.username` : sql`s.username`;
      const rows = await letters(
        caller.player,
        sql`${isMine} ${which === 'unread' ? sql`and l.seen is null` : sql``}
          and ${other} <> all(${hidden})
          and (lower(${otherName}) like ${pattern} or lower(l.text) like ${pattern})`,
        pageSize,
        pageIndex * pageSize,
      );
      return { items: rows.map(letterOf), total: Number(rows[0]?.total ?? 0) };
    };

  const counters = async ({ caller }: Asked<typeof contract.letterCounters>) => {
    const hidden = [...(await relations.hiddenFrom(caller.player))];
    const [row] = await sql<contract.LetterCounters[]>`
      select
        count(*) filter (where mine and seen is not null) as seen,
        count(*) filter (where mine) as inbox,
        count(*) filter (where not mine) as sent,
        count(*) filter (where mine and seen is null) as unread
      from (
        select seen, recipient = ${caller.player} as mine from letters
        where (recipient = ${caller.player} and not recipient_deleted and sender <> all(${hidden}))
          or (sender = ${caller.player} and not sender_deleted and recipient <> all(${hidden}))
      ) as own`;
    return {
      seen: Number(row?.seen ?? 0),
      inbox: Number(row?.inbox ?? 0),
      sent: Number(row?.sent ?? 0),
      unread: Number(row?.unread ?? 0),
    };
  };

  return [
    on(contract.letterCounters, counters),
    on(contract.lettersInbox, list('inbox')),
    on(contract.lettersUnread, list('unread')),
    on(contract.lettersSent, list('sent')),
    on(contract.sendLetter, send),
    on(contract.viewLetter, view),
    on(contract.getLetter, ({ caller, body }) => one(caller.player, body._id)),
    on(contract.deleteLetter, (asked) => changeAll(asked, [asked.body._id], 'deleted')),
    on(contract.removeLetters, (asked) => changeAll(asked, asked.body.ids, 'deleted')),
    on(contract.changeLetterState, (asked) => changeAll(asked, asked.body.ids, asked.body.state)),
  ];
};
