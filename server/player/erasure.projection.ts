import type { Projection } from '../store/projection';
import { erasedBy } from './erasure.filter';

/**
 * What goes with an erased player, in the transaction of the event: the key of all that the log
 * tells of them, their pictures and kept mails. It has no table of its own, so a rebuild erases
 * once more what is erased already.
 */
export const erasureProjection: Projection = {
  name: 'erasure',
  tables: [],
  async apply(tx, events) {
    const erased = erasedBy(events);
    if (erased.length === 0) return;
    await tx`
      insert into personal_keys (subject, wrapped)
      select subject, null from unnest(${erased}::text[]) as gone (subject)
      on conflict (subject) do update set wrapped = null`;
    await tx`delete from image_files where player in ${tx(erased)}`;
    await tx`delete from mails where player in ${tx(erased)}`;
  },
};
