import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Flight } from '../../contract/flight';
import { multipleAt } from '../../contract/flight.rules';
import { FLIGHT_LATE_MS } from '../../contract/limits';
import { kinds, projections } from '../../server/kinds';
import { flightTimes } from '../../server/play/flight.times';
import { type RoundBet, type RoundEvent, roundKind } from '../../server/round/round.events';
import type { Sql } from '../../server/store/database';
import { streamOf } from '../../server/store/stream';
import { verify } from '../../server/store/verify';
import { type ServerProcess, serverProcess } from '../support/server';
import { seeBeside, withDatabase } from './support/beside';
import { type Insisting, insistingOn } from './support/insist';
import { KILLING_MS, KILLS } from './support/kills';

const GAME = 'rocket-wheel';
const STAKE = 100;
/** By hand, near take-off, a little later, and never: set down there without a press. */
const AUTOS = [null, null, 101, 130, 100_000];
const BY_HAND = 1;

/**
 * Where a flight stands when everything is killed: in the transaction that is about to write this event,
 * while it is in the air, or after all that a timer does and before its row goes.
 */
const moments = ['round.bet', 'in the air', 'round.acted', 'round.won', 'flight timer'] as const;
type Moment = (typeof moments)[number];
const EACH = 20;
const count = KILLS > EACH ? EACH * moments.length : 2 * moments.length;
const plan = Array.from({ length: count }, (_, kill) => ({
  moment: moments[kill % moments.length] ?? 'in the air',
  isPlatform: Math.floor(kill / moments.length) % 2 === 0,
}));

let server: ServerProcess;
let insisting: Insisting;
beforeAll(async () => {
  server = await serverProcess();
  insisting = insistingOn(server);
  await server.start();
});
afterAll(() => server.remove());

const see = <Seen>(look: (sql: Sql) => Promise<Seen>): Promise<Seen> => seeBeside(server, look);

interface Rider {
  readonly id: string;
  readonly token: string;
  readonly session: string;
}

const rider = async (number: number): Promise<Rider> => {
  const username = `Rider${number}`;
  const { token } = await insisting.insist<{ token: string }>('/auth/sign-up', {
    username,
    email: `${username}@example.com`,
    password: 'Carousel-2026',
    country: 'US',
    birthday: { day: 1, month: 1, year: 1990 },
    terms: true,
  });
  const asked = await fetch(`${server.url}/api/get`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { _id: id } = (await asked.json()) as { _id: string };
  const order = { currency: 'COINS' };
  const { url } = await insisting.insist<{ url: string }>(`/games/${GAME}/url`, order, token);
  const launch = new URL(url, 'http://x').searchParams.get('launch');
  const seat = { launch };
  const { session } = await insisting.insist<{ session: string }>('/play/session', seat, token);
  return { id, token, session };
};

/** What insists until it is told; undefined where the flight had left, or the round had ended, meanwhile. */
const unlessLate = <Told>(asked: Promise<Told>): Promise<Told | undefined> =>
  asked.catch((error: Error) => {
    if (/flight-closed|round-open|step-illegal/.test(error.message)) return undefined;
    throw error;
  });

/** The flight as it stands, asked until it is in a phase with so much of it left. */
const flightIn = async (phase: Flight['phase'], isIt: (flight: Flight) => boolean) => {
  for (;;) {
    const answer = await fetch(`${server.url}/api/games/${GAME}/flight`).catch(() => undefined);
    const flight = answer?.ok === true ? ((await answer.json()) as Flight) : undefined;
    if (flight?.phase === phase && isIt(flight)) return flight;
    await wait(20);
  }
};

/** Whatever reaches a step that the gate names stands still there, with its transaction open. */
const makeGate = async (sql: Sql): Promise<void> => {
  await sql`create table gate (step text)`;
  await sql.unsafe(`
    create function hold() returns trigger language plpgsql as $$
    declare
      done jsonb := coalesce(to_jsonb(new), to_jsonb(old));
    begin
      if exists (select from gate where step = coalesce(done ->> 'type', done ->> 'kind' || ' timer'))
      then perform pg_sleep(600);
      end if;
      return coalesce(new, old);
    end $$`);
  await sql`create trigger hold before insert on events for each row execute function hold()`;
  await sql`create trigger hold before delete on timers for each row execute function hold()`;
};

const shut = (step: Moment) =>
  see(async (sql) => {
    await sql`delete from gate`;
    await sql`insert into gate values (${step})`;
  });
const stuck = () =>
  see(async (sql) =>
    expect(
      await sql`select from pg_stat_activity where wait_event = 'PgSleep' limit 1`,
    ).toHaveLength(1),
  );

/** What the log says of a round, by the instants that it recorded. */
const judge = (events: readonly RoundEvent[]): { paid: number; back: number } => {
  const [bet, ...after] = events as [RoundBet, ...RoundEvent[]];
  const times = flightTimes({
    ...(bet.fairness && { fairness: bet.fairness }),
    ...(bet.state !== undefined && { state: bet.state }),
  });
  if (times === undefined) throw new Error('It is no round of a flight');
  const { auto, crash } = bet.state as { auto: number | null; crash: number };
  const [acted, won] = after;
  if (acted?.type === 'round.rolledBack') {
    // Nobody was there to hear a cash-out; whoever was set down before is paid however late.
    expect(after).toHaveLength(1);
    expect(times.isSetDown).toBe(false);
    expect(Date.parse(acted.at) - times.dueAt).toBeGreaterThan(FLIGHT_LATE_MS);
    return { paid: 0, back: bet.stake };
  }
  if (acted?.type !== 'round.acted' || won?.type !== 'round.won') throw new Error('It did not end');
  expect(after).toHaveLength(2);
  const { kind, at } = acted.action as { kind: string; at: number };
  const late = Date.parse(acted.at) - times.dueAt;
  if (kind === 'cash-out') expect(at).toBe(Date.parse(acted.at) - times.startsAt);
  else expect(late).toBeGreaterThanOrEqual(0);
  if (!times.isSetDown) expect(late).toBeLessThanOrEqual(FLIGHT_LATE_MS);
  const limit = auto ?? 100_000;
  const left = kind === 'land' ? limit : Math.min(multipleAt(at), limit);
  const paid = left <= crash ? (bet.stake * left) / 100 : 0;
  expect([acted.pays, won.amount]).toEqual([paid, paid]);
  return { paid, back: 0 };
};

test(
  `everything is killed ${count} times around a flight: each stake is paid or returned once`,
  async () => {
    const riders = await Promise.all(AUTOS.map((_, n) => rider(n)));
    await see(makeGate);

    for (const { moment, isPlatform } of plan) {
      const { startsAt } = await flightIn('boarding', ({ sinceMs }) => sinceMs < -4_000);
      const board = () =>
        Promise.all(
          riders.map(({ session, token }, n) => {
            const order = { session, stake: STAKE, bet: { auto: AUTOS[n] ?? null } };
            return unlessLate(
              insisting.insist<{ round: { _id: string } }>('/play/rounds', order, token),
            );
          }),
        );
      if (moment === 'round.bet') await shut(moment);
      const boarded = board();
      let leaving: Promise<unknown> = Promise.resolve();
      if (moment !== 'round.bet') {
        const rounds = await boarded;
        if (moment !== 'in the air') await shut(moment);
        await wait(Math.max(0, Date.parse(startsAt) + 300 - Date.now()));
        const [by, round] = [riders[BY_HAND], rounds[BY_HAND]];
        if (by !== undefined && round !== undefined) {
          const order = { session: by.session, turn: 0, action: { kind: 'cash-out' } };
          const path = `/play/rounds/${round.round._id}/act`;
          leaving = unlessLate(insisting.insist(path, order, by.token));
        }
      }
      if (moment === 'in the air') await wait(100);
      else await stuck();
      await see((sql) => sql`delete from gate`);
      await (isPlatform ? insisting.killPlatform() : insisting.killDatabase());
      await Promise.all([boarded, leaving]);
      // Nobody waits here for the lease of whoever was killed; what holds one from now on keeps it.
      await see((sql) => sql`update timers set leased_until = null`);
      await see(async (sql) => expect(await sql`select from open_rounds limit 1`).toHaveLength(0));
    }
    await server.stop();

    await withDatabase(server, async (sql, store) => {
      const rounds = await sql<{ id: string; wallet: string }[]>`
        select split_part(stream, ':', 2) as id, data ->> 'wallet' as wallet
        from events where type = 'round.bet'`;
      expect(rounds.length).toBeGreaterThan(count);
      const balances = new Map(riders.map(({ id }) => [id, 0]));
      for (const { id, wallet } of rounds) {
        const history = await store.history(streamOf(roundKind, id));
        const { paid, back } = judge(history.map(({ event }) => event));
        const moved = await sql<{ kind: string; amount: number }[]>`
          select kind, amount::int from transactions where reference = ${id} order by position`;
        expect(moved.map(({ kind, amount }) => [kind, amount])).toEqual([
          ['gameBet', -STAKE],
          ...(paid > 0 ? [['gameWin', paid]] : []),
          ...(back > 0 ? [['gameRefund', back]] : []),
        ]);
        balances.set(wallet, (balances.get(wallet) ?? 0) - STAKE + paid + back);
      }
      for (const [id, balance] of balances) {
        // What was given besides, a level's coins too.
        const [held] = await sql`
          select balance::int - (
            select sum(amount)::int from transactions
            where wallet = ${id} and kind not in ('gameBet', 'gameWin', 'gameRefund')
          ) as played
          from balances where account = ${`player:${id}`} and currency = 'COINS'`;
        expect([id, held?.['played']]).toEqual([id, balance]);
      }
      const [books] = await sql`select sum(balance)::int as sum from balances`;
      expect(books).toEqual({ sum: 0 });
      expect(await verify(sql, kinds, { projections })).toMatchObject({ found: 0, problems: [] });
    });
  },
  KILLING_MS,
);
