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
  /** The most that it may win, in minor units; a bet that was returned of several still counts. */
  most: number;
  /** No step is left to take: a third party has yet to say what it won. */
  decided: boolean;
  at: string;
}

/** The rounds whose end is still to come; most begin and end in one command and never stand here. */
export const openRoundsProjection: Projection = {
  name: 'open rounds',
  revision: 2,
  tables: ['open_rounds'],
  async apply(tx, events) {
    const open = new Map<string, OpenRound>();
    const ended: string[] = [];
    /** A third party's rounds that go on, since when, and what they may win besides. */
    const moved = new Map<string, Pick<OpenRound, 'at' | 'most'>>();
    for (const { id, event } of eventsOf(roundKind, events)) {
      if (event.type === 'round.bet' || event.type === 'round.acted') {
        const { wallet, game, currency, choices = [], at } = event;
        const isBet = event.type === 'round.bet';
        const supplier = isBet ? (event.supplier ?? null) : null;
        const most = isBet ? (event.most ?? 0) : (open.get(id)?.most ?? 0);
        const decided = choices.length === 0;
        open.set(id, { id, wallet, game, currency, supplier, most, decided, at });
      } else if (event.type === 'round.won' || event.type === 'round.rolledBack') {
        open.delete(id);
        ended.push(id);
      } else {
        const more = event.type === 'round.staked' ? event.most : 0;
        moved.set(id, { at: event.at, most: (moved.get(id)?.most ?? 0) + more });
      }
    }
    if (open.size > 0) {
      await tx`
        insert into open_rounds (id, wallet, game, currency, supplier, most, decided, at)
        select * from jsonb_to_recordset(${JSON.stringify([...open.values()])}::text::jsonb)
          as row (id text, wallet text, game text, currency text, supplier text, most bigint,
            decided boolean, at timestamptz)
        on conflict (id) do update set decided = excluded.decided, at = excluded.at`;
    }
    if (moved.size > 0) {
      const rows = [...moved].map(([id, each]) => ({ id, ...each }));
      await tx`
        update open_rounds as o set at = row.at, most = o.most + row.most
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as row (id text, at timestamptz, most bigint)
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
