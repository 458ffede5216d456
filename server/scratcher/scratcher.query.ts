import type { Fragment } from 'postgres';
import type * as contract from '../../contract/scratcher';
import { type ScratcherFamily, scratcherFamilies } from '../../contract/scratcher.rules';
import type { Page } from '../../contract/words';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';
import { streamOf } from '../store/stream';
import { scratchedAnswer, scratcherAnswer } from './scratcher.answer';
import { scratcherKind } from './scratcher.events';

export interface ScratchersWanted {
  family?: ScratcherFamily | undefined;
  pageIndex: number;
  pageSize: number;
}

/** Configs as their owner's lists show them. */
export const scratcherQuery = ({
  sql,
  store,
  secrets,
}: Pick<Platform, 'sql' | 'store' | 'secrets'>) => {
  const isOpen = () => sql`(scratched < amount or uncollected > 0)`;
  const isBegun = () => sql`scratched > uncollected`;
  const load = (id: string) => store.load(streamOf(scratcherKind, id));
  const read = async (id: string) => scratcherAnswer(secrets, id, await load(id));

  /** The configs that a page is of, those that came last first. */
  const pageOf = async <Item>(
    player: string,
    { family, pageIndex, pageSize }: ScratchersWanted,
    those: Fragment,
    item: (id: string) => Promise<Item>,
  ): Promise<Page<Item>> => {
    const isWanted = sql`player = ${player} and ${those}
      ${family === undefined ? sql`` : sql`and family = ${family}`}`;
    const { rows, total } = await readRange<{ id: string }>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select id, ${counted} from scratchers where ${isWanted} order by position desc, id`,
      total: sql`select count(*) from scratchers where ${isWanted}`,
    });
    return { items: await Promise.all(rows.map(({ id }) => item(id))), total };
  };

  return {
    /** A page of those of which something is left to come. */
    page: (player: string, wanted: ScratchersWanted): Promise<Page<contract.Scratcher>> =>
      pageOf(player, wanted, isOpen(), read),

    /** A page of those of which some cards are done with, and those cards. */
    scratched: (player: string, wanted: ScratchersWanted): Promise<Page<contract.ScratchedSet>> =>
      pageOf(player, wanted, isBegun(), async (id) => scratchedAnswer(secrets, id, await load(id))),

    /** Those of these of which something is left to come, by id. */
    async byId(ids: readonly string[]): Promise<Map<string, contract.Scratcher>> {
      const found = await Promise.all(ids.map(read));
      return new Map(
        found.flatMap((one) =>
          one.scratched < one.amount || one.uncollected > 0 ? [[one._id, one] as const] : [],
        ),
      );
    },

    /** Cards of each family that wait to be scratched or collected. */
    async counters(player: string): Promise<contract.ScratcherCounters> {
      const rows = await sql<{ family: ScratcherFamily; count: number }[]>`
        select family, sum(amount - scratched + uncollected) as count from scratchers
        where player = ${player} and ${isOpen()} group by family`;
      return Object.fromEntries(
        scratcherFamilies.map((family) => [
          family,
          Number(rows.find((row) => row.family === family)?.count ?? 0),
        ]),
      ) as contract.ScratcherCounters;
    },
  };
};
