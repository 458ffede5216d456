import { noun, resident } from '../app/noun';
import { winnersMachine } from './winners.machine';
import { winnersPorts } from './winners.words';

/** What the house has of it from the first moment. */
export const winnerNear = noun({
  residents: {
    winners: resident(winnersMachine),
  },
  ports: { ...winnersPorts },
});
