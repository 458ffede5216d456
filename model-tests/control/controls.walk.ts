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
