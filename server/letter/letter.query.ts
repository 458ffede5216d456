import type * as contract from '../../contract/letter';
import type { Page } from '../../contract/words';
import type { Asked } from '../http/route';
import type { Platform } from '../platform';
import { personOf } from '../player/player.card';
import type { Reader } from '../relation/relation.policy';
import { isUnhidden } from '../report/report.policy';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';

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

/** A letter, and which of the reader's boxes it is in. */
export interface LetterFound {
  letter: contract.Letter;
  boxes: contract.LetterBox[];
}

/** Letters as their reader's boxes show them. */
export const letterQuery = ({ sql }: Pick<Platform, 'sql'>) => {
  const columns = ({ player }: Reader) => sql`
    l.id, l.sender, s.username as "senderName", s.icon as "senderIcon", l.recipient,
    r.username as "recipientName", r.icon as "recipientIcon", l.text, l.images, l.sent, l.seen,
    case when l.sender = ${player} then sender_deleted else recipient_deleted end as deleted`;
  const from = () => sql`
    from letters l join players s on s.id = l.sender join players r on r.id = l.recipient`;
  // Whoever wrote it is not told that it waits, or is hidden, by its absence.
  const isShown = ({ player, hidden }: Reader) =>
    sql`l.sender <> all(${[...hidden]}) and l.recipient <> all(${[...hidden]})
      and (l.sender = ${player} or ${isUnhidden(sql, 'letter', sql`l.id`)})`;
  const isIn = (box: contract.LetterBox, { player }: Reader) => {
    switch (box) {
      case 'inbox':
        return sql`l.recipient = ${player} and not recipient_deleted`;
      case 'unread':
        return sql`l.recipient = ${player} and not recipient_deleted and l.seen is null`;
      case 'sent':
        return sql`l.sender = ${player} and not sender_deleted`;
    }
  };
  const boxesOf = (reader: Reader) => sql`
    to_jsonb(array(select name from (values ('inbox', ${isIn('inbox', reader)}),
      ('unread', ${isIn('unread', reader)}), ('sent', ${isIn('sent', reader)}))
      as box (name, holds) where holds))`;

  return {
    /** A page of one box, newest first. */
    async page(
      reader: Reader,
      box: contract.LetterBox,
      { search, pageIndex, pageSize }: Asked<typeof contract.lettersInbox>['body'],
    ): Promise<Page<contract.Letter>> {
      const otherName = box === 'sent' ? sql`r.username` : sql`s.username`;
      const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
        rows: (counted) => sql`
          select ${columns(reader)}, ${counted} ${from()}
          where ${isShown(reader)} and ${isIn(box, reader)}
            and ${isFound(sql, search, [otherName, sql`l.text`])}
          order by l.position desc, l.id`,
      });
      return { items: rows.map(letterOf), total };
    },

    /** Those of these letters that the reader wrote or got and no block hides, by id. */
    async byId(reader: Reader, ids: readonly string[]): Promise<Map<string, LetterFound>> {
      const rows = await sql<(Row & Pick<LetterFound, 'boxes'>)[]>`
        select ${columns(reader)}, ${boxesOf(reader)} as boxes ${from()}
        where ${isShown(reader)} and l.id = any(${[...ids]})
          and ${reader.player} in (l.sender, l.recipient)`;
      return new Map(rows.map((row) => [row.id, { letter: letterOf(row), boxes: row.boxes }]));
    },

    /** How many are in each box, and how many were opened. */
    async counters(reader: Reader): Promise<contract.LetterCounters> {
      const [row] = await sql<contract.LetterCounters[]>`
        select
          count(*) filter (where ${isIn('inbox', reader)} and l.seen is not null) as seen,
          count(*) filter (where ${isIn('inbox', reader)}) as inbox,
          count(*) filter (where ${isIn('sent', reader)}) as sent,
          count(*) filter (where ${isIn('unread', reader)}) as unread
        from letters l
        where ${reader.player} in (l.sender, l.recipient) and ${isShown(reader)}`;
      return {
        seen: Number(row?.seen ?? 0),
        inbox: Number(row?.inbox ?? 0),
        sent: Number(row?.sent ?? 0),
        unread: Number(row?.unread ?? 0),
      };
    },
  };
};
