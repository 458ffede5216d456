import { carouselMachine } from '../../machines/control/carousel.machine';
import { loadMoreMachine } from '../../machines/control/loadMore.machine';
import { selectorMachine } from '../../machines/control/selector.machine';
import { starRatingMachine } from '../../machines/control/starRating.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const selectorWalk = walk({
  machine: silent(selectorMachine),
  inputs: [{ value: '' }],
  events: [
    { type: 'selector.open' },
    { type: 'selector.close' },
    { type: 'selector.search', text: 'ita' },
    { type: 'selector.choose', value: 'IT' },
  ],
  view: () => undefined,
});

export const loadMoreWalk = walk({
  machine: silent(loadMoreMachine),
  inputs: [{ list: 'lobby' }],
  events: [{ type: 'loadMore.press' }],
  view: () => undefined,
});

export const starRatingWalk = walk({
  machine: silent(starRatingMachine),
  inputs: [{ value: 0 }],
  events: [
    { type: 'stars.hover', star: 3 },
    { type: 'stars.hover', star: 0 },
    { type: 'stars.leave' },
    { type: 'stars.rate', star: 4 },
    { type: 'stars.rate', star: 6 },
  ],
  view: () => undefined,
});

export const carouselWalk = walk({
  machine: silent(carouselMachine),
  inputs: (['stop', 'rewind', 'loop'] as const).map((ends) => ({ count: 3, shown: 1, ends })),
  events: [
    { type: 'carousel.next' },
    { type: 'carousel.previous' },
    { type: 'carousel.show', at: 0 },
    { type: 'carousel.show', at: 2 },
    { type: 'carousel.fit', count: 3, shown: 1 },
    { type: 'carousel.fit', count: 3, shown: 2 },
    { type: 'carousel.fit', count: 3, shown: 3 },
    { type: 'carousel.hold' },
    { type: 'carousel.draw', by: 4 },
    { type: 'carousel.draw', by: 30 },
    { type: 'carousel.draw', by: -120 },
    { type: 'carousel.release', width: 200 },
    { type: 'carousel.cancel' },
  ],
  view: ({ context: { at, by, shown } }) => [at, by, shown],
});
