import { noun, resident } from '../app/noun';
import { roundMachine } from './round.machine';
import { roundPorts } from './round.words';
import { roundsMachine } from './rounds.machine';
import { roundsPorts } from './rounds.words';

/** What the house has of it once the first screen stands. */
export const roundLate = noun({
  residents: {
    round: resident(roundMachine),
    rounds: resident(roundsMachine),
  },
  ports: { ...roundPorts, ...roundsPorts },
});
