import type { Flight, Rider } from '../../contract/flight';
import { FLIGHTS_KEPT, RIDERS_SHOWN } from '../../contract/limits';
import type { Platform } from '../platform';
import { flightName } from './flight.projection';
import { dayAfter, type Planned, type Schedule } from './flight.schedule';

type Needs = Pick<Platform, 'sql' | 'flights'>;

interface Row {
  username: string | null;
  currency: string;
  stake: number;
  cashed: number | null;
  aboard: number;
}

/** Who is aboard, the highest stakes first; a name as the lists of winners tell it. */
const ridersOf = async (
  { sql }: Pick<Needs, 'sql'>,
  flight: string,
): Promise<{ riders: Rider[]; aboard: number }> => {
  const rows = await sql<Row[]>`
    select p.username, r.currency, r.stake, r.cashed, count(*) over () as aboard
    from flight_riders r left join players p on p.id = r.wallet collate "default" and not p.erased
    where r.flight = ${flight} order by r.stake desc, r.round limit ${RIDERS_SHOWN}`;
  return {
    aboard: rows[0]?.aboard ?? 0,
    riders: rows.map(({ username, currency, stake, cashed }) => ({
      ...(username === null ? {} : { name: username }),
      currency,
      stake,
      cashed,
    })),
  };
};

/** What a flight tells of itself by an instant (ms since 1970): its seed only once it is over. */
const toldOf = (
  { day, number, commit, startsAt, burstsAt, endsAt, crash, serverSeed }: Planned,
  now: number,
) => ({
  day,
  number,
  phase:
    now < startsAt
      ? ('boarding' as const)
      : now < burstsAt
        ? ('flying' as const)
        : ('burst' as const),
  sinceMs: Math.round(now - startsAt),
  startsAt: new Date(startsAt).toISOString(),
  commit,
  ...(now < burstsAt
    ? {}
    : { burst: { crash, serverSeed }, nextMs: Math.max(0, Math.round(endsAt - now)) }),
});

const lastOf = (schedule: Schedule, { number }: Planned) =>
  schedule.before(number, FLIGHTS_KEPT).map(({ day, number: before, crash, serverSeed }) => ({
    day,
    number: before,
    crash,
    serverSeed,
  }));

/** The flight of a game as everybody sees it at an instant (ms since 1970) [decision 144]. */
export const flightAt = async (needs: Needs, game: string, now: number): Promise<Flight> => {
  const { flight, schedule } = await needs.flights.at(game, now);
  const { day, number } = flight;
  const next = dayAfter(day);
  const [{ riders, aboard }, tomorrow] = await Promise.all([
    ridersOf(needs, flightName(game, day, number)),
    needs.flights.day(game, next),
  ]);
  return {
    gameId: game,
    ...toldOf(flight, now),
    riders,
    aboard,
    last: lastOf(schedule, flight),
    chains: [
      { day, head: schedule.head },
      { day: next, head: tomorrow.head },
    ],
  };
};
