import { noun, resident } from '../app/noun';
import { emojiMachine } from './emoji.machine';
import { emojiPorts } from './emoji.words';
import { letterChangesMachine } from './letterChanges.machine';
import { letterChangesPorts } from './letterChanges.words';
import { letterCounterMachine } from './letterCounter.machine';
import { letterCounterPorts } from './letterCounter.words';
import { lettersMachine } from './letters.machine';
import { lettersPorts } from './letters.words';
import { letterWriteMachine } from './letterWrite.machine';
import { letterWritePorts } from './letterWrite.words';

/** What the house has of it once the first screen stands. */
export const letterLate = noun({
  residents: {
    letterChanges: resident(letterChangesMachine),
    letterCounter: resident(letterCounterMachine),
    letters: resident(lettersMachine),
  },
  controls: { emoji: emojiMachine, letterWrite: letterWriteMachine },
  ports: {
    ...letterChangesPorts,
    ...letterCounterPorts,
    ...emojiPorts,
    ...letterWritePorts,
    ...lettersPorts,
  },
});
