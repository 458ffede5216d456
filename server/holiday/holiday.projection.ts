import { ImageUrl, imageOf } from '../../contract/image';
import { eventsOf, type Projection } from '../store/projection';
import { holidaysKind } from './holiday.events';

/** The pictures that were sent with holidays are kept. */
export const holidaysProjection: Projection = {
  name: 'holidays',
  tables: [],
  async apply(tx, events) {
    for (const { event } of eventsOf(holidaysKind, events)) {
      const logo = event.type === 'holiday.set' ? event.terms.logo : undefined;
      if (logo !== undefined && ImageUrl.safeParse(logo).success)
        await tx`update image_files set kept = true where image = ${imageOf(logo)}`;
    }
  },
};
