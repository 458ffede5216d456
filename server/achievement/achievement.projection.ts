import type { Deed } from '../../contract/deed.rules';
import type { Queries } from '../store/database';
import type { Projection, RecordedEvent } from '../store/projection';
import { type Done, deedsOf, isWin, roundsEnded } from './achievement.deeds';
import type { AchievementEvent } from './achievement.events';
import { sampleOf } from './achievement.sample';

type Activated = Extract<AchievementEvent, { type: 'achievement.activated' }>;

const isActivated = (recorded: RecordedEvent): recorded is RecordedEvent<Activated> =>
  recorded.event.type === 'achievement.activated';

/** A player's wins and losses in a row, as one batch has them. */
interface Runs {
  player: string;
  /** Wins before the first loss, and after the last one. */
  lead: number;
  trail: number;
  /** The longest run that lies within the batch. */
  best: number;
  broken: boolean;
}

const runsOf = (events: readonly RecordedEvent[]): Runs[] => {
  const runs = new Map<string, Runs>();
  for (const { event } of roundsEnded(events)) {
    const { wallet: player } = event;
    const run = runs.get(player) ?? { player, lead: 0, trail: 0, best: 0, broken: false };
    if (isWin(event)) {
      run.trail += 1;
      if (!run.broken) run.lead += 1;
      run.best = Math.max(run.best, run.trail);
    } else {
      run.trail = 0;
      run.broken = true;
    }
    runs.set(player, run);
  }
  return [...runs.values()];
};

/** What was done with the same in one batch, once; and a row to keep each player's runs in. */
const sumsOf = (deeds: readonly Done[], runs: readonly Runs[]): object[] => {
  const sums = new Map<string, { player: string; deed: Deed; subject: string; count: number }>();
  for (const { player, deed, subject, count } of deeds) {
    const key = `${player} ${deed} ${subject}`;
    const sum = sums.get(key) ?? { player, deed, subject, count: 0 };
    sum.count += count;
    sums.set(key, sum);
  }
  const kept = runs.map(({ player }) => ({ player, deed: 'streak', subject: '', count: 0 }));
  return [...sums.values(), ...kept];
};

const QUARTER_MS = 15 * 60 * 1_000;

/** The quarter of an hour (ISO 8601) that an instant lies in. */
const quarterOf = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / QUARTER_MS) * QUARTER_MS).toISOString();

/** How often each thing was done in each quarter of an hour; that it was a day, the quarters say. */
const quartersOf = (deeds: readonly Done[]): object[] => {
  const sums = new Map<string, Omit<Done, 'position' | 'at'> & { quarter: string }>();
  for (const { player, deed, subject, count, at } of deeds) {
    if (deed === 'day') continue;
    const quarter = quarterOf(at);
    const key = `${player} ${quarter} ${deed} ${subject}`;
    const sum = sums.get(key) ?? { player, quarter, deed, subject, count: 0 };
    sum.count += count;
    sums.set(key, sum);
  }
  return [...sums.values()];
};

/** What was done between two events that begin something. */
const count = async (tx: Queries, events: readonly RecordedEvent[]): Promise<void> => {
  const deeds = deedsOf(events);
  if (deeds.length === 0) return;
  const runs = runsOf(events);
  // Named, so that no table is read whole for a few of them.
  const players = [...new Set(deeds.map(({ player }) => player))];
  await tx`
    insert into deeds (player, deed, subject, count)
    select * from jsonb_to_recordset(${JSON.stringify(sumsOf(deeds, runs))}::text::jsonb)
      as row (player text, deed text, subject text, count bigint)
    on conflict (player, deed, subject) do update set count = deeds.count + excluded.count`;
  await tx`
    insert into deed_quarters (player, quarter, deed, subject, count)
    select * from jsonb_to_recordset(${JSON.stringify(quartersOf(deeds))}::text::jsonb)
      as row (player text, quarter timestamptz, deed text, subject text, count bigint)
    on conflict (player, quarter, deed, subject)
      do update set count = deed_quarters.count + excluded.count`;
  if (runs.length > 0)
    await tx`
      update deeds as d set
        count = greatest(d.count, d.run + row.lead, row.best),
        run = case when row.broken then row.trail else d.run + row.trail end
      from jsonb_to_recordset(${JSON.stringify(runs)}::text::jsonb)
        as row (player text, lead int, trail int, best int, broken boolean)
      where d.player = any(${runs.map(({ player }) => player)}) and d.deed = 'streak'
        and d.subject = '' and row.player = d.player`;
  await tx`
    update achievement_windows as w set count = w.count + more.count
    from (
      select open.player, open.achievement, open.step, sum(row.count) as count
      from jsonb_to_recordset(${JSON.stringify(deeds)}::text::jsonb)
        as row (player text, deed text, subject text, count bigint, at timestamptz)
      join achievement_windows as open on open.player = row.player and open.deed = row.deed
        and (open.subject is null or open.subject = row.subject) and row.at < open.closes
      where open.player = any(${players})
      group by open.player, open.achievement, open.step
    ) as more
    where (w.player, w.achievement, w.step) = (more.player, more.achievement, more.step)`;
};

/** From here on it counts until `closes`; what was counted before it was lost stays. */
const open = async (
  tx: Queries,
  { id: player, event: { achievement, until: closes, terms } }: RecordedEvent<Activated>,
): Promise<void> => {
  const { steps = [] } = terms ?? sampleOf(achievement) ?? {};
  const windows = steps.map(({ deed, game }, step) => ({
    ...{ player, achievement, step, deed, closes },
    ...(game === undefined ? {} : { subject: game }),
  }));
  await tx`
    insert into achievement_windows (player, achievement, step, deed, subject, closes)
    select * from jsonb_to_recordset(${JSON.stringify(windows)}::text::jsonb)
      as row (player text, achievement text, step int, deed text, subject text, closes timestamptz)
    on conflict (player, achievement, step) do update set closes = excluded.closes`;
};

/** What achievements and missions count, in all, by quarters of an hour, and in a time of its own. */
export const deedsProjection: Projection = {
  name: 'deeds',
  revision: 2,
  tables: ['deeds', 'achievement_windows', 'deed_quarters'],
  async apply(tx, events) {
    let from = 0;
    // What was done before something was begun does not count in its time.
    for (const [at, recorded] of events.entries()) {
      if (!isActivated(recorded)) continue;
      await count(tx, events.slice(from, at));
      await open(tx, recorded);
      from = at + 1;
    }
    await count(tx, from === 0 ? events : events.slice(from));
  },
};
