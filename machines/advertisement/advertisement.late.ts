import { noun } from '../app/noun';
import { advertisementMachine } from './advertisement.machine';
import { advertisementPorts } from './advertisement.words';

/** What the house has of it once the first screen stands. */
export const advertisementLate = noun({
  controls: { advertisement: advertisementMachine },
  ports: advertisementPorts,
});
