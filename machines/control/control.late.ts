import { noun } from '../app/noun';
import { carouselMachine } from './carousel.machine';
import { selectorMachine } from './selector.machine';

/** What the house has of it once the first screen stands. */
export const controlLate = noun({
  controls: { carousel: carouselMachine, selector: selectorMachine },
});
