import { COINS } from '../../contract/limits';
import { isWinner, roundKind, wonBy } from '../round/round.events';
import { scratcherKind } from '../scratcher/scratcher.events';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { entryKind, partsOf } from '../tournament/entry.events';

interface Row {
  position: number;
  player: string;
  game: string | null;
  currency: string;
  amount: number;
  jackpot: number;
  /** Kind of scratch card. */
  type: string | null;
  tournament: string | null;
  at: string;
}

const ofRounds = (events: readonly RecordedEvent[]): Row[] =>
  eventsOf(roundKind, events).flatMap(({ position, event }) =>
    isWinner(event)
      ? [
          {
            position,
            player: event.wallet,
            game: event.game,
            currency: event.currency,
            amount: wonBy(event),
            jackpot: event.jackpot ?? 0,
            type: null,
            tournament: null,
            at: event.at,
          },
        ]
      : [],
  );

/** What was collected of scratch cards at once is one line. */
const ofScratchers = (events: readonly RecordedEvent[]): Row[] =>
  eventsOf(scratcherKind, events).flatMap(({ position, event }) =>
    event.type === 'scratcher.collected'
      ? [
          {
            position,
            player: event.player,
            game: null,
            currency: COINS,
            amount: event.prize,
            jackpot: 0,
            type: event.typeId,
            tournament: null,
            at: event.at,
          },
        ]
      : [],
  );

const ofTournaments = (events: readonly RecordedEvent[]): Row[] =>
  eventsOf(entryKind, events).flatMap(({ position, id, event }) =>
    event.type === 'entry.placed' && event.prize > 0
      ? [
          {
            ...partsOf(id),
            position,
            game: null,
            currency: event.currency,
            amount: event.prize,
            jackpot: 0,
            type: null,
            at: event.at,
          },
        ]
      : [],
  );

/** The winners lists, newest first by position [§2]. */
export const winnersProjection: Projection = {
  name: 'winners',
  revision: 2,
  tables: ['winners'],
  async apply(tx, events) {
    const rows = [...ofRounds(events), ...ofScratchers(events), ...ofTournaments(events)];
    if (rows.length === 0) return;
    await tx`
      insert into winners (position, player, game, currency, amount, jackpot, type,
        tournament, at)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
        position bigint, player text, game text, currency text, amount bigint, jackpot bigint,
        type text, tournament text, at timestamptz)`;
  },
};
