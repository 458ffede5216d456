import * as contract from '../../contract/tournament.desk';
import { auditedBy } from '../audit/audit.store';
import { type Asked, doneOf, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import { cancelTournament } from '../tournament/tournament.command';
import type { TournamentState } from '../tournament/tournament.events';

interface Row {
  id: string;
  name: string;
  hasBegun: boolean;
  closed: boolean;
  starts: Date;
  ends: Date;
  currency: string;
  buyIn: number;
  guaranteed: number;
  entries: number;
}

const stepOf = ({ closed, hasBegun }: Row): contract.TournamentAnnounced['step'] => {
  if (closed) return 'ended';
  return hasBegun ? 'active' : 'upcoming';
};

/** Of a tournament, what a deed keeps. */
const lookOf = ({ tournament }: Readonly<Record<string, unknown>>) => {
  const { step, terms } = tournament as TournamentState;
  return { step, name: terms?.name ?? null };
};

/** Tournaments that players see, before those who look after the games [decision 187]. */
export const tournamentDesk = ({ sql, store }: Platform): Route[] => {
  const list = async ({ body }: Asked<typeof contract.listTournamentsAnnounced>) => {
    const { search, pageIndex, pageSize } = body;
    const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select t.id, t.name, t.state = 1 as "hasBegun", t.closed, t.starts, t.ends, t.currency,
          t.buy_in as "buyIn", t.guaranteed, t.entries, ${counted}
        from tournaments t
        where t.state in (0, 1) and ${isFound(sql, search.trim(), [sql`t.name`, sql`t.id`])}
        order by t.starts, t.id`,
    });
    const items = rows.map((row) => ({
      _id: row.id,
      name: row.name,
      step: stepOf(row),
      starts: row.starts.toISOString(),
      ends: row.ends.toISOString(),
      currency: row.currency,
      buyIn: row.buyIn,
      guaranteed: row.guaranteed,
      entries: row.entries,
    }));
    return { items, total };
  };

  const cancel = async ({ body, caller, now }: Asked<typeof contract.cancelTournament>) => {
    const { _id, why } = body;
    const subject = { subject: _id, why, look: lookOf };
    const audited = auditedBy(store, caller, contract.cancelTournament, subject);
    return doneOf(await cancelTournament({ store: audited }, _id, now));
  };

  return [on(contract.listTournamentsAnnounced, list), on(contract.cancelTournament, cancel)];
};
