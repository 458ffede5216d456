import { noun, resident } from '../app/noun';
import { replayMachine } from './replay.machine';
import { roundMachine } from './round.machine';
import { roundPorts } from './round.words';
import { roundsMachine } from './rounds.machine';
import { roundsPorts } from './rounds.words';
import { shareMachine } from './share.machine';
import { sharePorts } from './share.words';

/** What the house has of it once the first screen stands. */
export const roundLate = noun({
  residents: {
    round: resident(roundMachine),
    rounds: resident(roundsMachine),
  },
  controls: { replay: replayMachine, share: shareMachine },
  ports: { ...roundPorts, ...roundsPorts, ...sharePorts },
});
