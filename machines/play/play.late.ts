import { noun, resident } from '../app/noun';
import { autoplayMachine } from './autoplay.machine';
import { modeSavingMachine } from './modeSaving.machine';
import { modeSavingPorts } from './modeSaving.words';
import { playMachine } from './play.machine';
import { playPorts } from './play.words';
import { tableMachine } from './table.machine';
import { tablePorts } from './table.words';

/** What the house has of it once the first screen stands. */
export const playLate = noun({
  residents: {
    play: resident(playMachine),
    modeSaving: resident(modeSavingMachine),
  },
  controls: { autoplay: autoplayMachine, table: tableMachine },
  ports: { ...playPorts, ...modeSavingPorts, ...tablePorts },
});
