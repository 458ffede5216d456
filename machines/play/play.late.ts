import { noun, resident } from '../app/noun';
import { playMachine } from './play.machine';
import { playPorts } from './play.words';
import { tableMachine } from './table.machine';
import { tablePorts } from './table.words';

/** What the house has of it once the first screen stands. */
export const playLate = noun({
  residents: {
    play: resident(playMachine),
  },
  controls: { table: tableMachine },
  ports: { ...playPorts, ...tablePorts },
});
