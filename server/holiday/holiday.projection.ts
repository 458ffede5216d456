import { keepImages } from '../image/image.keep';
import { eventsOf, type Projection } from '../store/projection';
import { holidaysKind } from './holiday.events';

/** The pictures that were sent with holidays are kept. */
export const holidaysProjection: Projection = {
  name: 'holidays',
  tables: [],
  async apply(tx, events) {
    const urls = eventsOf(holidaysKind, events).flatMap(({ event }) =>
      event.type === 'holiday.set' ? [event.terms.logo ?? []].flat() : [],
    );
    await keepImages(tx, urls);
  },
};
