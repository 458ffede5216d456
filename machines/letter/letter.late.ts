import { noun, resident } from '../app/noun';
import { emojiMachine } from './emoji.machine';
import { emojiPorts } from './emoji.words';
import { lettersMachine } from './letters.machine';
import { lettersPorts } from './letters.words';
import { letterWriteMachine } from './letterWrite.machine';
import { letterWritePorts } from './letterWrite.words';

/** What the house has of it once the first screen stands. */
export const letterLate = noun({
  residents: {
    letters: resident(lettersMachine),
  },
  controls: { emoji: emojiMachine, letterWrite: letterWriteMachine },
  ports: { ...emojiPorts, ...letterWritePorts, ...lettersPorts },
});
