import type { CrashOutcome } from '../../games/crash/crash.rules';
import type { Json } from '../../games/engine';
import { flightTimes } from '../play/flight.times';
import { type RoundEvent, roundKind } from '../round/round.events';
import { eventsOf, type Projection, setTimers } from '../store/projection';

/** The flight of a round: game, day and number. */
export const flightName = (game: string, day: string, number: number): string =>
  `${game}/${day}/${number}`;

/** What a step of a flight's round led to; undefined of any other game. */
export const leftBy = (outcome: Json): CrashOutcome | undefined =>
  typeof outcome === 'object' && outcome !== null && 'cashed' in outcome && 'crash' in outcome
    ? (outcome as CrashOutcome)
    : undefined;

/** The timer at which the house ends what of a flight is due. */
export const FLIGHT_TIMER = 'flight';

interface Rider {
  round: string;
  flight: string;
  wallet: string;
  currency: string;
  stake: number;
  starts: string;
  due: string;
}

const riderOf = (id: string, event: RoundEvent): Rider | undefined => {
  if (event.type !== 'round.bet' || event.fairness?.flight === undefined) return undefined;
  const { wallet, currency, stake, game, fairness } = event;
  const { day, startsAt } = event.fairness.flight;
  return {
    round: id,
    flight: flightName(game, day, fairness?.nonce ?? 0),
    wallet,
    currency,
    stake,
    starts: startsAt,
    due: new Date(flightTimes(event)?.dueAt ?? 0).toISOString(),
  };
};

/** Who is aboard, for the table, and when the house ends it. */
export const ridersProjection: Projection = {
  name: 'flight riders',
  tables: ['flight_riders'],
  async apply(tx, events) {
    const rounds = eventsOf(roundKind, events);
    const riders = rounds.flatMap(({ id, event }) => riderOf(id, event) ?? []);
    const left = rounds.flatMap(({ id, event }) => {
      const outcome = event.type === 'round.acted' ? leftBy(event.outcome) : undefined;
      if (outcome !== undefined) return [{ id, cashed: outcome.cashed }];
      // A stake that went back: every round that is taken back, few of which flew.
      return event.type === 'round.rolledBack' ? [{ id, cashed: null }] : [];
    });
    if (riders.length > 0) {
      await tx`
        insert into flight_riders (round, flight, wallet, currency, stake, starts, due)
        select * from jsonb_to_recordset(${JSON.stringify(riders)}::text::jsonb)
          as row (round text, flight text, wallet text, currency text, stake bigint,
            starts timestamptz, due timestamptz)`;
      const latest =
        riders
          .map(({ starts }) => starts)
          .sort()
          .at(-1) ?? '';
      await tx`
        delete from flight_riders where starts < ${latest}::timestamptz - interval '1 hour'`;
      await setTimers(
        tx,
        // Everybody who is set down at one multiple is so at one instant.
        riders.map(({ flight, due }) => ({ kind: FLIGHT_TIMER, subject: `${flight} ${due}`, due })),
      );
    }
    if (left.length > 0)
      await tx`
        update flight_riders as f set cashed = row.cashed, ended = true
        from jsonb_to_recordset(${JSON.stringify(left)}::text::jsonb) as row (id text, cashed bigint)
        where f.round = row.id`;
  },
};
