import { noun, resident } from '../app/noun';
import { emojiPorts } from './emoji.words';
import { lettersMachine } from './letters.machine';
import { lettersPorts } from './letters.words';
import { letterWritePorts } from './letterWrite.words';

/** What the house has of it once the first screen stands. */
export const letterLate = noun({
  residents: {
    letters: resident(lettersMachine),
  },
  ports: { ...emojiPorts, ...letterWritePorts, ...lettersPorts },
});
