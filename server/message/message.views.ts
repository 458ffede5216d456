import { eventsOf, type Projection } from '../store/projection';
import { messageKind } from './message.events';

/** What was said at each game, and how much it is: counting a full room anew would be slow. */
export const messagesView: Projection = {
  name: 'messages',
  tables: ['messages', 'message_sums'],
  async apply(tx, events) {
    const said = eventsOf(messageKind, events);
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
  },
};
