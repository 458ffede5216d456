import { lookPictureKeys } from '../../contract/look.desk';
import { keepImages } from '../image/image.keep';
import { eventsOf, type Projection } from '../store/projection';
import { lookKind } from './look.events';

/** What the platform looked like; the pictures of a look are kept with it, for who goes back to it. */
export const looksProjection: Projection = {
  name: 'looks',
  tables: ['looks'],
  async apply(tx, events) {
    for (const { position, event } of eventsOf(lookKind, events)) {
      const { id, look, by, why, at } = event;
      await tx`
        insert into looks (id, position, look, staff, why, at)
        values (${id}, ${position}, ${JSON.stringify(look)}::text::jsonb, ${by}, ${why}, ${at})`;
      await keepImages(
        tx,
        lookPictureKeys.map((key) => look[key]),
      );
    }
  },
};
