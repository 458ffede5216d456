import * as contract from '../../contract/find.desk';
import { mayStaff, type StaffResource } from '../../contract/staff.rules';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { isFound } from '../store/search';

const EACH = 5;

interface Row {
  id: string;
  says: string;
  player: string | null;
}

/** What is searched: of which resource, and how it is found. */
type Search = readonly [contract.Found['kind'], StaffResource, (text: string) => Promise<Row[]>];

/** Anything by its name or id, as far as the member may read it [decision 143]. */
export const findDesk = ({ sql }: Platform): Route[] => {
  /** What a table has of players, by its id or theirs, the last one first. */
  const ofPlayers =
    (table: 'deposits' | 'withdrawals' | 'corrections', order: 'at' | 'position') =>
    (text: string) =>
      sql<Row[]>`
      select t.id, p.username as says, t.player from ${sql(table)} t
      join players p on p.id = t.player
      where ${isFound(sql, text, [sql`t.id`, sql`p.username`])}
      order by ${sql(`t.${order}`)} desc limit ${EACH}`;

  const searches: readonly Search[] = [
    [
      'player',
      'players',
      (text) => sql<Row[]>`
        select p.id, p.username as says, p.id as player from players p
        where not p.erased and ${isFound(sql, text, [sql`p.username`, sql`p.id`])}
        order by p.username limit ${EACH}`,
    ],
    [
      'ticket',
      'tickets',
      (text) => sql<Row[]>`
        select t.id, t.title as says, t.player from tickets t
        left join players p on p.id = t.player
        where not coalesce(p.erased, false) and ${isFound(sql, text, [sql`t.title`, sql`t.id`])}
        order by t.changed desc limit ${EACH}`,
    ],
    [
      'round',
      'players',
      (text) => sql<Row[]>`
        select r.id, r.game as says, r.player from rounds r
        where r.id = ${text} limit ${EACH}`,
    ],
    ['deposit', 'money', ofPlayers('deposits', 'position')],
    ['withdrawal', 'withdrawals', ofPlayers('withdrawals', 'at')],
    ['correction', 'corrections', ofPlayers('corrections', 'position')],
  ];

  const find = async ({ body, caller }: Asked<typeof contract.findAnything>) => {
    const text = body.search.trim();
    if (text === '') return { items: [] };
    const mine = searches.filter(([, resource]) =>
      mayStaff(caller.grants, { resource, right: 'read' }),
    );
    const found = await Promise.all(
      mine.map(async ([kind, , rowsOf]) =>
        (await rowsOf(text)).map(({ id, says, player }) => ({
          kind,
          _id: id,
          says,
          ...(player !== null && { playerId: player }),
        })),
      ),
    );
    return { items: found.flat() };
  };

  return [on(contract.findAnything, find)];
};
