import { TOURNAMENT_REMIND_MS, TOURNAMENT_STREAK } from '../../contract/limits';
import { decidedAt, multipleOf } from '../../contract/tournament.rules';
import { type RoundEvent, roundKind } from '../round/round.events';
import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent, setTimers } from '../store/projection';
import { isDemo } from '../wallet/wallet.events';
import { type EntryEvent, entryKind, partsOf } from './entry.events';
import { type TournamentEvent, tournamentKind } from './tournament.events';

type Recorded<Event extends { type: string }, Type extends Event['type']> = RecordedEvent<
  Extract<Event, { type: Type }>
>;

const only = <Event extends { type: string }, Type extends Event['type']>(
  events: readonly RecordedEvent<Event>[],
  type: Type,
): Recorded<Event, Type>[] =>
  events.filter((recorded): recorded is Recorded<Event, Type> => recorded.event.type === type);

/** Neighbours of one group, in their order. */
const runsOf = <Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[][] => {
  const runs: { group: string; items: Item[] }[] = [];
  for (const item of items) {
    const group = groupOf(item);
    const last = runs.at(-1);
    if (last?.group === group) last.items.push(item);
    else runs.push({ group, items: [item] });
  }
  return runs.map((run) => run.items);
};

const openThem = async (
  tx: Queries,
  opened: readonly Recorded<TournamentEvent, 'tournament.opened'>[],
): Promise<void> => {
  for (const { id, position, event } of opened) {
    const { name, templateId, mode, buyIn, currency, start, end, games, scoring } = event;
    const { leastStake, guaranteed } = event;
    const { countries } = event.conditions;
    await tx`
      insert into tournaments (id, position, name, mode, buy_in, currency, starts, ends, games,
        countries, scoring, least_stake, guaranteed, template)
      values (${id}, ${position}, ${name}, ${mode}, ${buyIn}, ${currency}, ${start}, ${end},
        ${[...games]}::text[], ${countries === undefined ? null : [...countries]}::text[],
        ${scoring}, ${leastStake}, ${guaranteed}, ${templateId ?? null})`;
  }
};

/** How many are in, and how each stands. */
const changeTournaments = async (
  tx: Queries,
  events: readonly RecordedEvent<TournamentEvent>[],
): Promise<void> => {
  if (events.length === 0) return;
  await openThem(tx, only(events, 'tournament.opened'));
  const counts = new Map<string, number>();
  for (const { id } of only(events, 'tournament.joined')) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { id } of only(events, 'tournament.left')) counts.set(id, (counts.get(id) ?? 0) - 1);
  const rows = [...counts].map(([id, more]) => ({ id, more }));
  if (rows.length > 0)
    await tx`
      update tournaments as t set entries = t.entries + row.more
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (id text, more int)
      where t.id = row.id`;
  const states = {
    'tournament.started': { state: 1, closed: false },
    'tournament.ended': { state: 1, closed: true },
    'tournament.settled': { state: 2, closed: true },
    'tournament.cancelled': { state: 3, closed: true },
  } as const;
  for (const { id, event } of events) {
    const to = states[event.type as keyof typeof states];
    if (to !== undefined)
      await tx`
        update tournaments set state = ${to.state}, closed = ${to.closed} where id = ${id}`;
  }
};

interface EntryRow {
  tournament: string;
  player: string;
  position: number;
}

const rowsOf = (events: readonly RecordedEvent<EntryEvent>[]): EntryRow[] =>
  events.map(({ id, position }) => ({ ...partsOf(id), position }));

/** Neighbours that change different entries in the same way, by one statement. */
const changeEntries = async (
  tx: Queries,
  events: readonly RecordedEvent<EntryEvent>[],
): Promise<void> => {
  const list = (rows: readonly object[]) => JSON.stringify(rows);
  const put = (rows: readonly EntryRow[]) => tx`
    insert into tournament_entries (tournament, player, status, reached, changed)
    select tournament, player, 'joined', position, position
    from jsonb_to_recordset(${list(rows)}::text::jsonb)
      as row (tournament text, player text, position bigint)
    on conflict (tournament, player) do update set status = 'joined', score = 0, rounds = 0,
      reached = excluded.reached, changed = excluded.changed`;
  const set = (rows: readonly EntryRow[], status: string) => tx`
    update tournament_entries as e set status = ${status}, changed = row.position
    from jsonb_to_recordset(${list(rows)}::text::jsonb)
      as row (tournament text, player text, position bigint)
    where e.tournament = row.tournament and e.player = row.player`;
  const change = async (type: EntryEvent['type'], run: readonly RecordedEvent<EntryEvent>[]) => {
    const rows = rowsOf(run);
    switch (type) {
      case 'entry.joined':
        return put(rows);
      case 'entry.left':
        return set(rows, 'left');
      case 'entry.placed':
        return set(rows, 'placed');
      case 'entry.refunded':
        return set(rows, 'refunded');
      case 'entry.remindChosen': {
        const chosen = only(run, 'entry.remindChosen').map(
          ({ id, position, event: { remind } }) => ({
            ...partsOf(id),
            position,
            remind,
          }),
        );
        return tx`
          insert into tournament_entries (tournament, player, status, remind, reached, changed)
          select tournament, player, 'none', remind, position, position
          from jsonb_to_recordset(${list(chosen)}::text::jsonb)
            as row (tournament text, player text, position bigint, remind boolean)
          on conflict (tournament, player) do update set remind = excluded.remind`;
      }
      case 'entry.reminded':
      case 'entry.started': {
        const told = type === 'entry.reminded' ? 'reminded' : 'started';
        return tx`
          update tournament_entries as e set ${tx(told)} = true
          from jsonb_to_recordset(${list(rows)}::text::jsonb)
            as row (tournament text, player text)
          where e.tournament = row.tournament and e.player = row.player`;
      }
    }
  };
  for (const same of runsOf(events, ({ event }) => event.type)) {
    // A statement changes a row once.
    let rest = same;
    while (rest.length > 0) {
      const ids = rest.map(({ id }) => id);
      const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
      const run = twice === -1 ? rest : rest.slice(0, twice);
      const [first] = run;
      if (first !== undefined) await change(first.event.type, run);
      rest = rest.slice(run.length);
    }
  }
};

type Bet = Extract<RoundEvent, { type: 'round.bet' }>;
type Won = Extract<RoundEvent, { type: 'round.won' }>;

/** Rounds that are bet in the time of a tournament that their player is in, at its games and stakes. */
const takeBets = async (tx: Queries, bets: readonly RecordedEvent<Bet>[]): Promise<void> => {
  if (bets.length === 0) return;
  const rows = bets.map(({ id, event: { wallet, game, currency, stake, at } }) => ({
    ...{ round: id, player: wallet, game, currency, stake, at },
  }));
  const players = [...new Set(rows.map(({ player }) => player))];
  await tx`
    insert into tournament_rounds (round, tournament, player)
    select row.round, t.id, row.player
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (round text, player text,
        game text, currency text, stake bigint, at timestamptz)
      join tournament_entries e on e.player = row.player and e.status = 'joined'
      join tournaments t on t.id = e.tournament
    where e.player = any(${players}) and e.status = 'joined' and not t.closed
      and row.game = any(t.games) and row.currency = t.currency and row.stake >= t.least_stake
      and row.at >= t.starts and row.at < t.ends`;
};

/** What rounds made that have come to their end, and the scores that follow [decision 114]. */
const count = async (tx: Queries, wins: readonly RecordedEvent<Won>[]): Promise<void> => {
  if (wins.length === 0) return;
  const rows = wins.map(({ id, position, event: { amount, stake } }) => ({
    round: id,
    position,
    multiple: multipleOf({ won: amount, staked: stake }),
  }));
  const rounds = rows.map(({ round }) => round);
  await tx`
    update tournament_rounds as r set ended = row.position, multiple = row.multiple
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as row (round text, position bigint, multiple int), tournaments t
    where r.round = any(${rounds}) and r.round = row.round and r.ended is null
      and t.id = r.tournament and not t.closed`;
  await tx`
    with fresh as (
      select r.tournament, r.player, r.ended, t.scoring, case t.scoring
        when 'streak' then (
          select sum(last.multiple) from (
            select p.multiple from tournament_rounds p
            where p.tournament = r.tournament and p.player = r.player and p.ended <= r.ended
            order by p.ended desc limit ${TOURNAMENT_STREAK}
          ) as last)
        else r.multiple end as points
      from tournament_rounds r join tournaments t on t.id = r.tournament
      where r.round = any(${rounds}) and r.ended is not null
    ), added as (
      select tournament, player, scoring, count(*) as rounds, max(ended) as changed,
        sum(points) as sum, max(ended) filter (where points > 0) as raised
      from fresh group by tournament, player, scoring
    ), top as (
      select distinct on (tournament, player) tournament, player, points, ended
      from fresh order by tournament, player, points desc, ended
    )
    update tournament_entries as e set rounds = e.rounds + a.rounds, changed = a.changed,
      score = case when a.scoring = 'sum' then e.score + a.sum
        else greatest(e.score, top.points) end,
      reached = case
        when a.scoring = 'sum' then coalesce(a.raised, e.reached)
        when top.points > e.score then top.ended
        else e.reached end
    from added a join top using (tournament, player)
    where e.tournament = a.tournament and e.player = a.player`;
};

const isOf =
  <Type extends RoundEvent['type']>(type: Type) =>
  (recorded: RecordedEvent<RoundEvent>): recorded is Recorded<RoundEvent, Type> =>
    recorded.event.type === type;

/** What a player played for coins or money of their own: free spins count nowhere [decision 123]. */
const isPlayed = ({ event }: RecordedEvent<RoundEvent>): boolean =>
  event.type === 'round.rolledBack' || (event.free === undefined && !isDemo(event.wallet));

const play = async (tx: Queries, events: readonly RecordedEvent<RoundEvent>[]): Promise<void> => {
  const played = events.filter(isPlayed);
  await takeBets(tx, played.filter(isOf('round.bet')));
  await count(tx, played.filter(isOf('round.won')));
  const back = played.filter(isOf('round.rolledBack')).map(({ id }) => id);
  if (back.length > 0)
    await tx`delete from tournament_rounds where round = any(${back}) and ended is null`;
};

const isRound = ({ stream }: RecordedEvent): boolean => stream.startsWith(`${roundKind.name}:`);

/** Tournaments, who is in them, the rounds that count and what they make [decision 114]. */
export const tournamentsProjection: Projection = {
  name: 'tournaments',
  revision: 3,
  tables: ['tournaments', 'tournament_entries', 'tournament_rounds'],
  async apply(tx, events) {
    const tournaments = eventsOf(tournamentKind, events);
    const entries = eventsOf(entryKind, events);
    if (tournaments.length === 0 && entries.length === 0)
      return play(tx, eventsOf(roundKind, events));
    // Who enters between two rounds has only the second one; what has ended counts no more.
    for (const run of runsOf(events, (recorded) => (isRound(recorded) ? 'round' : 'other'))) {
      await changeTournaments(tx, eventsOf(tournamentKind, run));
      await changeEntries(tx, eventsOf(entryKind, run));
      await play(tx, eventsOf(roundKind, run));
    }
  },
};

/** What is due later because of these events. */
const timersOf = ({ event }: RecordedEvent<TournamentEvent>): [kind: string, due: string][] => {
  switch (event.type) {
    case 'tournament.opened': {
      const remind = new Date(Date.parse(event.start) - TOURNAMENT_REMIND_MS).toISOString();
      return [
        // Who enters a tournament that begins so soon knows when.
        ...(remind > event.at ? [['tournament reminder', remind] as [string, string]] : []),
        ['tournament start', event.start],
        ['tournament end', new Date(decidedAt(event)).toISOString()],
      ];
    }
    case 'tournament.started':
      return [['tournament news', event.at]];
    case 'tournament.settled':
      return [['tournament places', event.at]];
    case 'tournament.cancelled':
      return [['tournament refunds', event.at]];
    default:
      return [];
  }
};

/**
 * Sets the timers of tournaments, with the event that they follow from. They go when they are done,
 * so they are no table of this projection: told anew, what is done already is silent.
 */
export const tournamentTimersProjection: Projection = {
  name: 'tournament timers',
  tables: [],
  async apply(tx, events) {
    await setTimers(
      tx,
      eventsOf(tournamentKind, events).flatMap((recorded) =>
        timersOf(recorded).map(([kind, due]) => ({ kind, subject: recorded.id, due })),
      ),
    );
  },
};
