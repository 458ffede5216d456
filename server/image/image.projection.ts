import { playerKind } from '../player/player.events';
import type { Sql } from '../store/database';
import { eventsOf, type Projection } from '../store/projection';

/**
 * Which pictures are kept. Their bytes are in no event, so the table is never emptied: a rebuild
 * marks and deletes once more.
 */
export const imagesProjection: Projection = {
  name: 'images',
  tables: [],
  async apply(tx, events) {
    const kept: string[] = [];
    const removed: string[] = [];
    for (const { event } of eventsOf(playerKind, events)) {
      if (event.type === 'player.imageAdded') kept.push(event.image.id);
      if (event.type === 'player.imagesRemoved') removed.push(...event.images);
    }
    if (kept.length > 0) await tx`update image_files set kept = true where image in ${tx(kept)}`;
    if (removed.length > 0) await tx`delete from image_files where image in ${tx(removed)}`;
  },
};

/** Forgets the bytes of uploads that were refused or broke off, a day after them. */
export const sweepImages = async (sql: Sql): Promise<void> => {
  await sql`delete from image_files where not kept and at < now() - interval '1 day'`;
};
