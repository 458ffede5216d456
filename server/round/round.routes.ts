import { ROUNDS_PAGE } from '../../contract/limits';
import { getRound, listRounds, lookAtRound } from '../../contract/play';
import { on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';
import { loadRound, ownRound, playedRound, publicRound } from './round.answer';

/** A player's own rounds, one or a page of them, and one that was shared [§2 transactions, decisions 25, 153]. */
export const roundRoutes = (platform: Platform): Route[] => [
  on(getRound, async ({ caller, params }) => {
    const found = await loadRound(platform, params.id);
    return found?.wallet === caller.player ? ownRound(platform, found.round) : refused('not-found');
  }),

  on(lookAtRound, async ({ params }) => {
    const found = await loadRound(platform, params.id);
    const shown = found && (await publicRound(platform, found.round));
    return shown ?? refused('not-found');
  }),

  on(listRounds, async ({ caller, params: { page }, body: { gameId } }) => {
    const { sql } = platform;
    const wanted = sql`
      player = ${caller.player} ${gameId === undefined ? sql`` : sql`and game = ${gameId}`}`;
    const { rows, total } = await readRange<{ id: string }>(sql, rangeOf(page - 1, ROUNDS_PAGE), {
      rows: (counted) =>
        sql`select id, ${counted} from rounds where ${wanted} order by position desc`,
      total: sql`select count(*) from rounds where ${wanted}`,
    });
    const found = await Promise.all(rows.map(({ id }) => loadRound(platform, id)));
    return {
      items: found.flatMap((row) => (row === undefined ? [] : playedRound(platform, row.round))),
      total,
    };
  }),
];
