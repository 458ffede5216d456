import { dayAfter, dayAt } from '../../contract/day.rules';
import { MONTH_DAYS } from '../../contract/limits';
import type { MissionName } from '../../contract/mission';
import type { MissionCount, MissionTerms } from '../../contract/mission.desk';
import type { Sql } from '../store/database';
import { type MissionTable, oddsOf } from './mission.catalogue';

/**
 * What a mission would have cost in the thirty days (of UTC) before today, had it been so: by how many
 * did as much on a day, and how often it would have been drawn.
 */
export const countCost = async (
  sql: Sql,
  {
    name,
    terms,
    table,
    now,
  }: { name: MissionName; terms: MissionTerms; table: MissionTable; now: string },
): Promise<MissionCount> => {
  const { step, odds } = oddsOf(name, { ...table, [name]: terms });
  const until = dayAt(now);
  const isVisit = name === 'visit';
  const [row] = await sql<{ done: number; players: number }[]>`
    select count(*)::int as done, count(distinct player)::int as players
    from (
      select player, (quarter at time zone 'UTC')::date as day, sum(count) as times,
        count(distinct subject) as different
      from deed_quarters
      where deed = ${step.deed} and quarter >= ${dayAfter(until, -MONTH_DAYS)}::timestamptz
        and quarter < ${until}::timestamptz
      group by player, day, case when ${isVisit} then subject else '' end
    ) as daily
    where case when ${step.measure === 'different'} then different else times end >= ${terms.goal}`;
  const { done = 0, players = 0 } = row ?? {};
  const drawn = Math.round(done * odds);
  return { done, players, drawn, coins: drawn * terms.prize };
};
