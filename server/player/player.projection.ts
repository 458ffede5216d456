import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { coinsEarnedBy, walletKind } from '../wallet/wallet.events';
import { GONE, type PlayerEvent, playerKind } from './player.events';

interface Change {
  id: string;
  username?: string;
  country?: string | null;
  icon?: string | null;
  erased?: boolean;
}

/** What of the table a player's event changes. */
const changeOf = ({ id, event }: RecordedEvent<PlayerEvent>): Change[] => {
  switch (event.type) {
    case 'player.usernameChanged':
      return [{ id, username: event.username }];
    case 'player.detailsChanged':
      return event.set.country === undefined && !event.cleared.includes('country')
        ? []
        : [{ id, country: event.set.country ?? null }];
    case 'player.iconSet':
      return [{ id, icon: event.image ?? null }];
    case 'player.erased':
      return [{ id, username: GONE, country: null, icon: null, erased: true }];
    default:
      return [];
  }
};

/** Who is a player, for search and winners; `earned` is what their level counts. */
export const playersProjection: Projection = {
  name: 'players',
  revision: 2,
  tables: ['players'],
  async apply(tx, events) {
    const joined = eventsOf(playerKind, events).flatMap(({ id, event }) =>
      event.type === 'player.signedUp'
        ? [{ id, username: event.username, country: event.country ?? null, joined: event.at }]
        : [],
    );
    if (joined.length > 0) {
      await tx`
        insert into players (id, username, country, joined)
        select * from jsonb_to_recordset(${JSON.stringify(joined)}::text::jsonb)
          as row (id text, username text, country text, joined timestamptz)`;
    }
    const verified = eventsOf(playerKind, events).flatMap(({ id, event }) =>
      event.type === 'player.verified' ? [id] : [],
    );
    if (verified.length > 0) {
      await tx`update players set verified = true where id in ${tx(verified)}`;
    }
    // One at a time, in the log's order: a name that was changed may change again.
    for (const { id, ...change } of eventsOf(playerKind, events).flatMap(changeOf)) {
      await tx`update players set ${tx(change)} where id = ${id}`;
    }
    const earned = new Map<string, number>();
    for (const { id, event } of eventsOf(walletKind, events)) {
      const amount = coinsEarnedBy(event);
      if (amount !== 0) earned.set(id, (earned.get(id) ?? 0) + amount);
    }
    if (earned.size > 0) {
      await tx`
        update players set earned = players.earned + row.amount
        from unnest(${[...earned.keys()]}::text[], ${[...earned.values()]}::bigint[])
          as row (id, amount)
        where players.id = row.id`;
    }
  },
};

/** How many players keep a game among their favourites [§3 likes]. */
export const likesProjection: Projection = {
  name: 'likes',
  tables: ['likes'],
  async apply(tx, events) {
    const change = new Map<string, number>();
    for (const { event } of eventsOf(playerKind, events)) {
      if (event.type === 'player.favouriteSet') {
        change.set(event.game, (change.get(event.game) ?? 0) + 1);
      }
      if (event.type === 'player.favouriteRemoved') {
        change.set(event.game, (change.get(event.game) ?? 0) - 1);
      }
    }
    if (change.size === 0) return;
    await tx`
      insert into likes (game, likes)
      select * from unnest(${[...change.keys()]}::text[], ${[...change.values()]}::bigint[])
      on conflict (game) do update set likes = likes.likes + excluded.likes`;
  },
};
