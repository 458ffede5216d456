import { playerKind } from '../player/player.events';
import { eventsOf, type Projection } from '../store/projection';
import { letterKind } from './letter.events';

interface Mark {
  id: string;
  seen?: string | null;
  sender_deleted?: boolean;
  recipient_deleted?: boolean;
}

/** Every letter, for the lists of its two players; the words of who was erased are gone. */
export const lettersProjection: Projection = {
  name: 'letters',
  tables: ['letters'],
  async apply(tx, events) {
    const letters = eventsOf(letterKind, events);
    const sent = letters.flatMap(({ id, position, event }) =>
      event.type === 'letter.sent'
        ? [
            {
              id,
              position,
              sender: event.sender,
              recipient: event.recipient,
              text: event.text,
              images: event.images,
              sent: event.at,
            },
          ]
        : [],
    );
    if (sent.length > 0) {
      await tx`
        insert into letters (id, position, sender, recipient, text, images, sent)
        select * from jsonb_to_recordset(${JSON.stringify(sent)}::text::jsonb) as row (
          id text, position bigint, sender text, recipient text, text text, images jsonb,
          sent timestamptz)`;
    }
    // Per letter only its last marks count: a batch may hold a mark and its opposite.
    const marks = new Map<string, Mark>();
    const keep = (mark: Mark) => marks.set(mark.id, { ...marks.get(mark.id), ...mark });
    for (const { id, event } of letters) {
      if (event.type === 'letter.seen') keep({ id, seen: event.at });
      if (event.type === 'letter.unseen') keep({ id, seen: null });
      if (event.type === 'letter.deleted' || event.type === 'letter.kept') {
        const deleted = event.type === 'letter.deleted';
        keep(
          event.by === 'sender'
            ? { id, sender_deleted: deleted }
            : { id, recipient_deleted: deleted },
        );
      }
    }
    if (marks.size > 0) {
      const rows = [...marks.values()].map((mark) => ({ ...mark, turned: 'seen' in mark }));
      await tx`
        update letters set
          seen = case when row.turned then row.seen else letters.seen end,
          sender_deleted = coalesce(row.sender_deleted, letters.sender_deleted),
          recipient_deleted = coalesce(row.recipient_deleted, letters.recipient_deleted)
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
          id text, turned boolean, seen timestamptz, sender_deleted boolean,
          recipient_deleted boolean)
        where letters.id = row.id`;
    }
    const erased = eventsOf(playerKind, events)
      .filter(({ event }) => event.type === 'player.erased')
      .map(({ id }) => id);
    if (erased.length > 0) {
      await tx`update letters set text = '', images = '[]' where sender = any(${erased})`;
    }
  },
};
