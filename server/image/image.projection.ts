import { playerKind } from '../player/player.events';
import { reportKind } from '../report/report.events';
import type { Sql } from '../store/database';
import { eventsOf, type Projection } from '../store/projection';

/**
 * Which pictures are kept. Their bytes are in no event, so the table is never emptied: a rebuild
 * marks and deletes once more. What its owner deletes while a report on it waits is shown to nobody, and
 * its bytes go once that is decided.
 */
export const imagesProjection: Projection = {
  name: 'images',
  revision: 2,
  tables: ['image_reports'],
  async apply(tx, events) {
    const kept: string[] = [];
    const removed: string[] = [];
    for (const { event } of eventsOf(playerKind, events)) {
      if (event.type === 'player.imageAdded') kept.push(event.image.id);
      if (event.type === 'player.imagesRemoved') removed.push(...event.images);
    }
    if (kept.length > 0) await tx`update image_files set kept = true where image in ${tx(kept)}`;
    const reports = eventsOf(reportKind, events).filter(({ event }) => event.kind === 'picture');
    const filed = reports.filter(({ event }) => event.type === 'report.filed');
    const decided = reports.filter(({ event }) => event.type === 'report.decided');
    for (const { id, event } of filed)
      await tx`insert into image_reports (report, image) values (${id}, ${event.subject})`;
    if (decided.length > 0)
      await tx`delete from image_reports where report in ${tx(decided.map(({ id }) => id))}`;
    if (removed.length > 0)
      await tx`update image_files set removed = true where image in ${tx(removed)}`;
    const ended = [...removed, ...decided.map(({ event }) => event.subject)];
    if (ended.length === 0) return;
    await tx`
      delete from image_files where removed and image in ${tx(ended)}
        and not exists (select 1 from image_reports w where w.image = image_files.image)`;
  },
};

/** Forgets the bytes of uploads that were refused or broke off, a day after them. */
export const sweepImages = async (sql: Sql): Promise<void> => {
  await sql`delete from image_files where not kept and at < now() - interval '1 day'`;
};
