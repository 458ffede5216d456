import { eventsOf, type Projection } from '../store/projection';
import { isWinner, roundKind } from './round.events';

/** The winners lists, newest first by position [§2]. */
export const winnersView: Projection = {
  name: 'winners',
  tables: ['winners'],
  async apply(tx, events) {
    const rows = eventsOf(roundKind, events).flatMap(({ position, event }) =>
      isWinner(event)
        ? [
            {
              position,
              player: event.wallet,
              game: event.game,
              currency: event.currency,
              amount: event.amount,
              at: event.at,
            },
          ]
        : [],
    );
    if (rows.length === 0) return;
    await tx`
      insert into winners (position, player, game, currency, amount, at)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
        position bigint, player text, game text, currency text, amount bigint, at timestamptz)`;
  },
};

/** What a player played last, one line per game. */
export const recentGamesView: Projection = {
  name: 'recent games',
  tables: ['recent_games'],
  async apply(tx, events) {
    const last = new Map<string, { player: string; game: string; position: number }>();
    for (const { position, event } of eventsOf(roundKind, events)) {
      if (event.type !== 'round.bet') continue;
      last.set(`${event.wallet} ${event.game}`, {
        player: event.wallet,
        game: event.game,
        position,
      });
    }
    const rows = [...last.values()].filter(({ player }) => player.startsWith('player_'));
    if (rows.length === 0) return;
    await tx`
      insert into recent_games (player, game, position)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as row (player text, game text, position bigint)
      on conflict (player, game) do update set position = excluded.position`;
  },
};
