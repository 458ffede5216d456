import { noun } from '../app/noun';
import { aboutMachine } from './about.machine';
import { aboutPorts } from './about.words';

/** What the house has of it once the first screen stands. */
export const aboutLate = noun({
  controls: { about: aboutMachine },
  ports: aboutPorts,
});
