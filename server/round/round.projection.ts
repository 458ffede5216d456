import { eventsOf, type Projection } from '../store/projection';
import { roundKind } from './round.events';

/** What a player played last and when, one line per game. */
export const recentGamesProjection: Projection = {
  name: 'recent games',
  revision: 2,
  tables: ['recent_games'],
  async apply(tx, events) {
    const last = new Map<string, { player: string; game: string; position: number; at: string }>();
    for (const { position, event, at } of eventsOf(roundKind, events)) {
      if (event.type === 'round.rolledBack') continue;
      last.set(`${event.wallet} ${event.game}`, {
        player: event.wallet,
        game: event.game,
        position,
        at,
      });
    }
    const rows = [...last.values()].filter(({ player }) => player.startsWith('player_'));
    if (rows.length === 0) return;
    await tx`
      insert into recent_games (player, game, position, at)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as row (player text, game text, position bigint, at timestamptz)
      on conflict (player, game)
        do update set position = excluded.position, at = excluded.at`;
  },
};

interface OpenRound {
  id: string;
  wallet: string;
  game: string;
  currency: string;
  supplier: string | null;
  /** No step is left to take: a third party has yet to say what it won. */
  decided: boolean;
  at: string;
}

/** The rounds whose end is still to come; most begin and end in one command and never stand here. */
export const openRoundsProjection: Projection = {
  name: 'open rounds',
  tables: ['open_rounds'],
  async apply(tx, events) {
    const open = new Map<string, OpenRound>();
    const ended: string[] = [];
    /** A third party's rounds that go on, and since when. */
    const moved = new Map<string, string>();
    for (const { id, event } of eventsOf(roundKind, events)) {
      if (event.type === 'round.bet' || event.type === 'round.acted') {
        const { wallet, game, currency, choices = [], at } = event;
        const supplier = event.type === 'round.bet' ? (event.supplier ?? null) : null;
        open.set(id, { id, wallet, game, currency, supplier, decided: choices.length === 0, at });
      } else if (event.type === 'round.won' || event.type === 'round.rolledBack') {
        open.delete(id);
        ended.push(id);
      } else moved.set(id, event.at);
    }
    if (open.size > 0) {
      await tx`
        insert into open_rounds (id, wallet, game, currency, supplier, decided, at)
        select * from jsonb_to_recordset(${JSON.stringify([...open.values()])}::text::jsonb)
          as row (id text, wallet text, game text, currency text, supplier text, decided boolean,
            at timestamptz)
        on conflict (id) do update set decided = excluded.decided, at = excluded.at`;
    }
    if (moved.size > 0) {
      const rows = [...moved].map(([id, at]) => ({ id, at }));
      await tx`
        update open_rounds as o set at = row.at
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (id text, at timestamptz)
        where o.id = row.id`;
    }
    if (ended.length > 0) await tx`delete from open_rounds where id = any(${ended}::text[])`;
  },
};

/** A player's rounds in their order; what became of each, its own stream knows. */
export const roundsProjection: Projection = {
  name: 'rounds',
  tables: ['rounds'],
  async apply(tx, events) {
    const rows = eventsOf(roundKind, events).flatMap(({ position, id, event }) =>
      event.type === 'round.bet' && event.wallet.startsWith('player_')
        ? [{ position, id, player: event.wallet, game: event.game }]
        : [],
    );
    if (rows.length === 0) return;
    await tx`
      insert into rounds (position, id, player, game)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as row (position bigint, id text, player text, game text)`;
  },
};
