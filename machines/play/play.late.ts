import { noun, resident } from '../app/noun';
import { playMachine } from './play.machine';
import { playPorts } from './play.words';

/** What the house has of it once the first screen stands. */
export const playLate = noun({
  residents: {
    play: resident(playMachine),
  },
  ports: { ...playPorts },
});
