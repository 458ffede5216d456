import { erasedBy } from '../player/erasure.filter';
import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { type MessageEvent, messageKind } from './message.events';

const keep = async (tx: Queries, said: readonly RecordedEvent<MessageEvent>[]): Promise<void> => {
  if (said.length === 0) return;
  const rows = said.map(({ position, id, event: { game, player, text, at } }) => ({
    position,
    id,
    game,
    player,
    text,
    at,
  }));
  const sums = new Map<string, number>();
  for (const { game } of rows) sums.set(game, (sums.get(game) ?? 0) + 1);
  await Promise.all([
    tx`
      insert into messages (position, id, game, player, text, at)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
        position bigint, id text, game text, player text, text text, at timestamptz)`,
    tx`
      insert into message_sums (game, total)
      select * from unnest(${[...sums.keys()]}::text[], ${[...sums.values()]}::bigint[])
      on conflict (game) do update set total = message_sums.total + excluded.total`,
  ]);
};

const erase = async (tx: Queries, players: readonly string[]): Promise<void> => {
  if (players.length === 0) return;
  await tx`
    with gone as (delete from messages where player = any(${[...players]}::text[]) returning game),
      counts as (select game, count(*) as total from gone group by game)
    update message_sums set total = message_sums.total - counts.total
    from counts where message_sums.game = counts.game`;
};

/**
 * What was said at each game, and how much it is: counting a full room anew would be slow. What the
 * erased said is gone.
 */
export const messagesProjection: Projection = {
  name: 'messages',
  revision: 2,
  tables: ['messages', 'message_sums'],
  async apply(tx, events) {
    await keep(tx, eventsOf(messageKind, events));
    await erase(tx, erasedBy(events));
  },
};
