import * as contract from '../../contract/gift';
import type { Page } from '../../contract/words';
import type { Asked } from '../http/route';
import type { Platform } from '../platform';
import type { Reader } from '../relation/relation.policy';
import { Loader } from '../store/loader';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import { type GiftKnown, giftOf } from './gift.answer';

/** A gift, and which of the reader's lists it is in. */
export interface GiftFound {
  gift: contract.Gift;
  lists: contract.GiftList[];
}

/** Gifts as their reader's lists show them. */
export const giftQuery = ({ sql }: Pick<Platform, 'sql'>) => {
  const columns = () => sql`
    g.id, g.sender, s.username as "senderName", g.recipient, r.username as "recipientName",
    g.coins, g.box, g.tape, g.state, g.sent, g.opened, g.expires`;
  const from = () => sql`
    from gifts g join players s on s.id = g.sender join players r on r.id = g.recipient`;
  /** Neither from nor to whom a block hides: a box that came back early would tell of it. */
  const isShown = ({ hidden }: Reader) =>
    sql`g.sender <> all(${[...hidden]}) and g.recipient <> all(${[...hidden]})`;
  const isIn = (which: contract.GiftList, { player }: Reader) => {
    switch (which) {
      case 'received':
        return sql`g.recipient = ${player} and g.state <> 'returned'`;
      case 'sent':
        return sql`g.sender = ${player}`;
      case 'pending':
        return sql`g.recipient = ${player} and g.state = 'pending'`;
    }
  };
  const listsOf = (reader: Reader) => sql`
    to_jsonb(array(select name from (values ('pending', ${isIn('pending', reader)}),
      ('received', ${isIn('received', reader)}), ('sent', ${isIn('sent', reader)}))
      as list (name, holds) where holds))`;

  const waiting = new Loader(async (players) => {
    const rows = await sql<{ player: string; pending: number }[]>`
      select player, pending from gift_counts where player = any(${[...players]})`;
    return rows.map(({ player, pending }) => [player, pending]);
  });

  /**
   * How many a list holds: counted as they came, less what a block hides. Both are of one moment, or
   * a box that went back in between would count as if it waited.
   */
  const totalOf = (reader: Reader, which: contract.GiftList) => {
    const between = [reader.player, ...reader.hidden];
    return sql`
      select ${sql(which)} ${
        reader.hidden.length === 0
          ? sql``
          : sql`- (select count(*) from gifts g where ${isIn(which, reader)}
              and g.sender = any(${between}) and g.recipient = any(${between}))`
      } from gift_counts where player = ${reader.player}`;
  };

  /** How many boxes wait to be opened. */
  const unseen = async (reader: Reader): Promise<number> => {
    if (reader.hidden.length === 0) return (await waiting.load(reader.player)) ?? 0;
    const [row] = await sql<{ total: number | null }[]>`
      select (${totalOf(reader, 'pending')}) as total`;
    return row?.total ?? 0;
  };

  return {
    /** A page of one list, newest first. */
    async page(
      reader: Reader,
      wanted: Asked<typeof contract.listGifts>['body'],
    ): Promise<Page<contract.Gift>> {
      // An empty filter is none.
      const { which, friends = [], coins = 0, search, pageIndex, pageSize } = wanted;
      const other = which === 'sent' ? sql`g.recipient` : sql`g.sender`;
      const otherName = which === 'sent' ? sql`r.username` : sql`s.username`;
      // An unopened box must not be weighed by asking for its coins.
      const isKnown = which === 'sent' ? sql`true` : sql`g.state = 'opened'`;
      const isWanted = sql`
        ${isShown(reader)} and ${isIn(which, reader)}
          and ${isFound(sql, search, [otherName])}
          ${friends.length === 0 ? sql`` : sql`and ${other} = any(${friends})`}
          ${coins === 0 ? sql`` : sql`and g.coins >= ${coins} and ${isKnown}`}`;
      const isWhole = search === '' && friends.length === 0 && coins === 0;
      const { rows, total } = await readRange<GiftKnown>(sql, rangeOf(pageIndex, pageSize), {
        rows: (counted) => sql`
          select ${columns()}, ${counted} ${from()} where ${isWanted}
          order by g.position desc, g.id`,
        total: isWhole ? totalOf(reader, which) : sql`select count(*) ${from()} where ${isWanted}`,
      });
      return { items: rows.map((row) => giftOf(row, reader.player)), total };
    },

    /** Those of these gifts that no block hides, by id, newest first; a returned one is in no list of who got it. */
    async byId(reader: Reader, ids: readonly string[]): Promise<Map<string, GiftFound>> {
      const rows = await sql<(GiftKnown & Pick<GiftFound, 'lists'>)[]>`
        select ${columns()}, ${listsOf(reader)} as lists ${from()}
        where ${isShown(reader)} and g.id = any(${[...ids]})
        order by g.position desc, g.id`;
      return new Map(
        rows.map((row) => [row.id, { gift: giftOf(row, reader.player), lists: row.lists }]),
      );
    },

    unseen,
  };
};
