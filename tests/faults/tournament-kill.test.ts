import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds, projections } from '../../server/kinds';
import { tournamentReport } from '../../server/operator/tournament.report';
import type { Sql } from '../../server/store/database';
import { Store } from '../../server/store/store';
import { verify } from '../../server/store/verify';
import { openTournament } from '../../server/tournament/tournament.command';
import type { TournamentTerms } from '../../server/tournament/tournament.events';
import { type ServerProcess, serverProcess } from '../support/server';
import { seeBeside, withDatabase } from './support/beside';
import { type Insisting, insistingOn } from './support/insist';
import { KILLING_MS, KILLS } from './support/kills';

const PLAYERS = 12;
const BUY_IN = 5;
const CARDS = 5;
/** To enter, and to play what counts. */
const OPEN_MS = 30_000 + KILLS * 250;
const NEVER_COUNTS = 1_000_000;

/**
 * Where a settlement stands when it is killed: in the transaction that is about to write this event, or,
 * by the name of a timer, after all that it does and before its row goes.
 */
const steps = {
  settled: [
    'tournament.ended',
    'tournament.settled',
    'tournament end',
    'entry.placed',
    'scratcher.granted',
    'tournament places',
  ],
  cancelled: ['tournament.cancelled', 'entry.refunded', 'tournament refunds'],
} as const;
const moments = Object.entries(steps).flatMap(([end, each]) =>
  each.map((step) => ({ isPlayed: end === 'settled', step: step as string })),
);

let server: ServerProcess;
let insisting: Insisting;

beforeAll(async () => {
  server = await serverProcess();
  insisting = insistingOn(server);
  await server.start();
});
afterAll(() => server.remove());

const see = <Seen>(look: (sql: Sql) => Promise<Seen>): Promise<Seen> => seeBeside(server, look);

const player = async (number: number): Promise<{ token: string; session: string }> => {
  const username = `Entrant${number}`;
  const { token } = await insisting.insist<{ token: string }>('/auth/sign-up', {
    username,
    email: `${username}@example.com`,
    password: 'Carousel-2026',
    country: 'US',
    birthday: { day: 1, month: 1, year: 1990 },
    terms: true,
  });
  const order = { currency: 'COINS' };
  const { url } = await insisting.insist<{ url: string }>('/games/high-striker/url', order, token);
  const launch = new URL(url, 'http://x').searchParams.get('launch');
  const { session } = await insisting.insist<{ session: string }>(
    '/play/session',
    { launch },
    token,
  );
  return { token, session };
};

/** Whatever reaches a step that the gate names stands still there, with its transaction open. */
const makeGate = async (sql: Sql): Promise<void> => {
  await sql`create table gate (step text)`;
  await sql.unsafe(`
    create function hold() returns trigger language plpgsql as $$
    declare
      done jsonb := coalesce(to_jsonb(new), to_jsonb(old));
    begin
      if exists (select from gate where step = coalesce(done ->> 'type', done ->> 'kind'))
        -- The winners are placed with the settlement.
        and coalesce(done -> 'data' ->> 'prize', '0') = '0'
      then perform pg_sleep(600);
      end if;
      return coalesce(new, old);
    end $$`);
  await sql`create trigger hold before insert on events for each row execute function hold()`;
  await sql`create trigger hold before delete on timers for each row execute function hold()`;
};

const idOf = (kill: number): string => `tournament_kill-${kill}`;
const momentOf = (kill: number) => moments[kill % moments.length] ?? { isPlayed: true, step: '' };

const openAll = async (sql: Sql, store: Store): Promise<number> => {
  const now = Date.now();
  const terms: TournamentTerms = {
    name: 'Kill',
    description: 'The best strike',
    mode: 0,
    buyIn: BUY_IN,
    currency: 'COINS',
    start: new Date(now).toISOString(),
    end: new Date(now + OPEN_MS).toISOString(),
    games: ['game_high-striker'],
    scoring: 'best',
    leastStake: BUY_IN,
    guaranteed: 100,
    cards: { typeId: 'neon-nights', places: CARDS },
    conditions: {},
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const leastStake = momentOf(kill).isPlayed ? terms.leastStake : NEVER_COUNTS;
    await openTournament({ store }, idOf(kill), { ...terms, leastStake }, terms.start);
  }
  // Each begins when all are in, and ends when it is its turn to be killed.
  await sql`update timers set due = due + interval '1 day'`;
  return now + OPEN_MS;
};

const release = (sql: Sql, kind: string, subject: string | null = null) => sql`
  update timers set due = clock_timestamp(), leased_until = null
  where kind = ${kind} and subject = coalesce(${subject}, subject)`;

test(
  `platform and database are killed ${KILLS} times at each step of a settlement: it happens once`,
  async () => {
    const players = await Promise.all(Array.from({ length: PLAYERS }, (_, n) => player(n)));
    await server.stop();
    let end = 0;
    await withDatabase(server, async (sql, store) => {
      await makeGate(sql);
      end = await openAll(sql, store);
    });
    await server.start();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const entry = { _id: idOf(kill) };
      await Promise.all(
        players.map(({ token }) => insisting.insist('/games/tournament/buyin', entry, token)),
      );
    }
    await see((sql) => release(sql, 'tournament start'));
    for (const { session } of players) {
      const bet = { direction: 'under', target: 5_000 };
      await insisting.insist('/play/rounds', { session, stake: 100, bet, clientSeed: 'mine' });
    }
    expect(Date.now()).toBeLessThan(end);
    const settles = (sql: Sql) => sql`
      select from tournaments where ends + interval '11 seconds' < clock_timestamp() limit 1`;
    await see(async (sql) => expect(await settles(sql)).toHaveLength(1));

    for (let kill = 0; kill < KILLS; kill += 1) {
      const { step } = momentOf(kill);
      await see(async (sql) => {
        await sql`delete from gate`;
        await sql`insert into gate values (${step})`;
        await release(sql, 'tournament end', idOf(kill));
      });
      await see(async (sql) =>
        expect(
          await sql`select from pg_stat_activity where wait_event = 'PgSleep' limit 1`,
        ).toHaveLength(1),
      );
      await see((sql) => sql`delete from gate`);
      await (Math.floor(kill / moments.length) % 2 === kill % 2
        ? insisting.killPlatform()
        : insisting.killDatabase());
      // Nobody waits here for the lease of whoever was killed; what holds one from now on keeps it.
      await see((sql) => sql`update timers set leased_until = null where subject = ${idOf(kill)}`);
      await see(async (sql) =>
        expect(await sql`select from timers where subject = ${idOf(kill)}`).toHaveLength(0),
      );
    }
    await server.stop();

    await withDatabase(server, async (sql, store) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const id = idOf(kill);
        const { isPlayed } = momentOf(kill);
        const [told] = await sql`
          select
            (select jsonb_object_agg(type, count) from (
              select type, count(*) from events
              where (stream = ${`tournament:${id}`} or stream like ${`entry:${id}/%`})
                and type not in ('tournament.joined', 'entry.joined', 'entry.started')
              group by type) as each) as events,
            (select count(*)::int from transactions
              where reference = ${id} and kind = 'tournamentReward') as prizes,
            (select count(*)::int from transactions
              where reference = ${id} and kind = 'tournamentParticipation') as payments,
            (select coalesce(sum(balance), 0)::int from balances
              where account = ${`pot:${id}`}) as pot`;
        const begun = { 'tournament.opened': 1, 'tournament.started': 1, 'tournament.ended': 1 };
        expect(told).toEqual(
          isPlayed
            ? {
                events: { ...begun, 'tournament.settled': 1, 'entry.placed': PLAYERS },
                prizes: 3,
                payments: PLAYERS,
                pot: 0,
              }
            : {
                events: { ...begun, 'tournament.cancelled': 1, 'entry.refunded': PLAYERS },
                prizes: 0,
                payments: 2 * PLAYERS,
                pot: 0,
              },
        );
        expect(await tournamentReport({ sql, store }, id)).toMatchObject({ ok: true });
      }
      const played = Array.from({ length: KILLS }, (_, kill) => momentOf(kill)).filter(
        ({ isPlayed }) => isPlayed,
      );
      const [cards] = await sql`
        select count(*)::int as granted from events
        where type = 'scratcher.granted' and data ->> 'source' = 'tournament'`;
      expect(cards).toEqual({ granted: CARDS * played.length });
      const [books] = await sql`select sum(balance)::int as sum from balances`;
      expect(books).toEqual({ sum: 0 });
      expect(await verify(sql, kinds, { projections })).toMatchObject({ found: 0, problems: [] });
    });
  },
  KILLING_MS,
);
