import type { AchievementCount, AchievementTerms } from '../../contract/achievement.desk';
import { progressOf } from '../../contract/achievement.rules';
import type { Sql } from '../store/database';

interface Asked {
  /** Of the achievement, where there is one: whoever has reached it is not counted. */
  id?: string | undefined;
  steps: AchievementTerms['steps'];
}

/** How far all players are with these steps, who did anything of them. */
const progressed = (sql: Sql, { id, steps }: Asked) => {
  const wanted = steps.map(({ deed, measure = 'times', game, goal }, step) => ({
    ...{ step, deed, measure, goal },
    ...(game !== undefined && { game }),
  }));
  const isDayed = steps.some(({ measure }) => measure === 'days in a row');
  return sql`
    wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb)
        as row (step int, deed text, measure text, game text, goal bigint)
    ),
    days as (
      select player, count(*) as length
      from (
        select player, subject::date
          - (row_number() over (partition by player order by subject))::int as run
        from deeds where deed = 'day' and ${isDayed}
      ) as dated
      group by player, run
    ),
    done as (
      select d.player, w.step, w.goal,
        case w.measure when 'different' then count(*) else sum(d.count) end as count
      from wanted as w
        join deeds as d on d.deed = w.deed and (w.game is null or d.subject = w.game)
      where w.measure <> 'days in a row'
      group by d.player, w.step, w.goal, w.measure
      union all
      select d.player, w.step, w.goal, max(d.length)
      from wanted as w cross join days as d
      where w.measure = 'days in a row'
      group by d.player, w.step, w.goal
    ),
    stood as (
      select player, sum(least(count, goal)) as progress,
        count(*) filter (where count >= goal) = ${steps.length} as reached
      from done
      where count > 0 and not exists (
        select from activities as a
        where a.player = done.player and a.achievement = ${id ?? ''}
      )
      group by player
    )`;
};

/** How many have done what these steps ask for. */
export const countReach = async (sql: Sql, asked: Asked): Promise<AchievementCount> => {
  const { total } = progressOf(asked.steps.map(({ goal }) => ({ goal, progress: 0 })));
  const [row] = await sql<AchievementCount[]>`
    with ${progressed(sql, asked)}
    select count(*) filter (where reached)::int as reached,
      count(*) filter (where progress * 2 >= ${total})::int as near, count(*)::int as begun
    from stood`;
  return row ?? { reached: 0, near: 0, begun: 0 };
};

/** Those who have done all of it, and were not told so yet. */
export const reachersOf = async (sql: Sql, asked: Asked): Promise<string[]> => {
  const rows = await sql<{ player: string }[]>`
    with ${progressed(sql, asked)}
    select player from stood where reached order by player`;
  return rows.map(({ player }) => player);
};

/** By how many each of these achievements was reached. */
export const reachedCounts = async (
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await sql<{ achievement: string; count: number }[]>`
    select achievement, count(*)::int as count from activities
    where achievement = any(${[...ids]}) group by achievement`;
  return new Map(rows.map(({ achievement, count }) => [achievement, count]));
};
