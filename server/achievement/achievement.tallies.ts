import { gameDeeds, type Step } from '../../contract/deed.rules';
import type { Sql } from '../store/database';
import type { AchievementDefinition } from './achievement.catalogue';

/** What one player did, as far as achievements count it. */
export interface Tallies {
  /** By deed: how often in all, and with how many different ones. */
  readonly sums: ReadonlyMap<string, { times: number; different: number }>;
  /** By deed and game. */
  readonly games: ReadonlyMap<string, number>;
  /** The longest run of days with a round. */
  readonly daysInARow: number;
  /** By achievement and step: what counted in its own time. */
  readonly windows: ReadonlyMap<string, number>;
}

interface Row {
  kind: 'sum' | 'game' | 'days' | 'window';
  name: string;
  times: number;
  different: number;
}

const tallied = (rows: readonly Row[]): Tallies => {
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  const times = (kind: Row['kind']) =>
    new Map(of(kind).map((row) => [row.name, Number(row.times)] as const));
  return {
    sums: new Map(
      of('sum').map(({ name, ...row }) => [
        name,
        { times: Number(row.times), different: Number(row.different) },
      ]),
    ),
    games: times('game'),
    daysInARow: times('days').get('') ?? 0,
    windows: times('window'),
  };
};

/** How these players stand, by player; one who did nothing is there too. */
export const talliesOf = async (
  sql: Sql,
  players: readonly string[],
): Promise<ReadonlyMap<string, Tallies>> => {
  const rows = await sql<(Row & { player: string })[]>`
    with done as (select * from deeds where player = any(${[...players]})),
      days as (
        select player, subject::date - (row_number() over (partition by player order by subject))::int
          as run
        from done where deed = 'day'
      )
    select player, 'sum' as kind, deed as name, sum(count) as times, count(*) as different
      from done group by player, deed
    union all
    select player, 'game', deed || '/' || subject, count, 1 from done
      where deed = any(${[...gameDeeds]})
    union all
    select player, 'days', '', max(length), 1
      from (select player, count(*) as length from days group by player, run) as runs
      group by player
    union all
    select player, 'window', achievement || '/' || step, count, 1 from achievement_windows
      where player = any(${[...players]})`;
  const own = new Map<string, Row[]>(players.map((player) => [player, []]));
  for (const row of rows) own.get(row.player)?.push(row);
  return new Map([...own].map(([player, found]) => [player, tallied(found)]));
};

/** What one player did from an instant until another (ISO 8601), both of whole quarters. */
export const talliesBetween = async (
  sql: Sql,
  player: string,
  { from, until }: { from: string; until: string },
): Promise<Tallies> => {
  const rows = await sql<Row[]>`
    with done as (
      select deed, subject, sum(count) as count from deed_quarters
      where player = ${player} and quarter >= ${from} and quarter < ${until}
      group by deed, subject
    )
    select 'sum' as kind, deed as name, sum(count) as times, count(*) as different
      from done group by deed
    union all
    select 'game', deed || '/' || subject, count, 1 from done
      where deed = any(${[...gameDeeds]})`;
  return tallied(rows);
};

const countOf = ({ deed, measure, game }: Step, tallies: Tallies): number => {
  if (game !== undefined) return tallies.games.get(`${deed}/${game}`) ?? 0;
  if (measure === 'days in a row') return tallies.daysInARow;
  const sum = tallies.sums.get(deed);
  return (measure === 'different' ? sum?.different : sum?.times) ?? 0;
};

/** How far each step of an achievement is, never beyond its goal. */
export const stepsDone = (
  { id, steps, limited }: Pick<AchievementDefinition, 'id' | 'steps' | 'limited'>,
  tallies: Tallies,
): { goal: number; progress: number }[] =>
  steps.map((step, at) => {
    const count =
      limited === undefined ? countOf(step, tallies) : (tallies.windows.get(`${id}/${at}`) ?? 0);
    return { goal: step.goal, progress: Math.min(count, step.goal) };
  });
