import { erasedBy } from '../player/erasure.filter';
import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { type IdentityEvent, identityKind } from './identity.events';

const change = async (
  tx: Queries,
  { id: player, event }: RecordedEvent<IdentityEvent>,
): Promise<void> => {
  switch (event.type) {
    case 'identity.submitted': {
      const { kind, sides, at } = event;
      const [front, back] = [sides.front ?? null, sides.back ?? null];
      await tx`
        insert into identities (player, status, kind, front, back, submitted)
        values (${player}, 'submitted', ${kind}, ${front}, ${back}, ${at})
        on conflict (player) do update set status = 'submitted', kind = excluded.kind,
          front = excluded.front, back = excluded.back, submitted = excluded.submitted,
          reviewer = null, decided = null, reason = null`;
      return;
    }
    case 'identity.reviewing':
      await tx`
        update identities set status = 'reviewing', reviewer = ${event.by}
        where player = ${player}`;
      return;
    case 'identity.verified':
      await tx`
        update identities set status = 'verified', reviewer = ${event.by}, decided = ${event.at}
        where player = ${player}`;
      return;
    case 'identity.refused':
      await tx`
        update identities set status = 'refused', reviewer = ${event.by}, decided = ${event.at},
          reason = ${event.reason} where player = ${player}`;
  }
};

/** Whose papers were sent, and what came of it; who is erased waits no more. */
export const identitiesProjection: Projection = {
  name: 'identities',
  tables: ['identities'],
  async apply(tx, events) {
    for (const recorded of eventsOf(identityKind, events)) await change(tx, recorded);
    const erased = erasedBy(events);
    if (erased.length > 0) await tx`delete from identities where player in ${tx(erased)}`;
  },
};

/**
 * Which sides are kept, and since when they are decided. Their bytes are in no event, so the table
 * is never emptied: a rebuild marks and deletes once more.
 */
export const identityFilesProjection: Projection = {
  name: 'identityFiles',
  tables: [],
  async apply(tx, events) {
    for (const { id: player, event } of eventsOf(identityKind, events)) {
      if (event.type === 'identity.submitted')
        await tx`
          update identity_files set kept = true where id in ${tx(Object.values(event.sides))}`;
      else if (event.type !== 'identity.reviewing')
        await tx`
          update identity_files set decided = ${event.at}
          where player = ${player} and kept and decided is null`;
    }
    const erased = erasedBy(events);
    if (erased.length > 0) await tx`delete from identity_files where player in ${tx(erased)}`;
  },
};
