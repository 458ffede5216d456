import { keepImages } from '../image/image.keep';
import { eventsOf, type Projection } from '../store/projection';
import { offersKind } from './offer.events';

/** The pictures that were sent as covers of games are kept. */
export const offersProjection: Projection = {
  name: 'offers',
  tables: [],
  async apply(tx, events) {
    const urls = eventsOf(offersKind, events).flatMap(({ event }) =>
      event.type === 'offer.shown' ? [event.shown.image ?? []].flat() : [],
    );
    await keepImages(tx, urls);
  },
};
