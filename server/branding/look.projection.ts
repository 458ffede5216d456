import { ImageUrl, imageOf } from '../../contract/image';
import { type Look, lookPictureKeys } from '../../contract/look.desk';
import { eventsOf, type Projection } from '../store/projection';
import { lookKind } from './look.events';

/** The pictures of a look that were sent with it. */
const sentIn = (look: Look): string[] =>
  lookPictureKeys
    .map((key) => look[key])
    .filter((url) => ImageUrl.safeParse(url).success)
    .map(imageOf);

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
      const images = sentIn(look);
      if (images.length > 0)
        await tx`update image_files set kept = true where image in ${tx(images)}`;
    }
  },
};
