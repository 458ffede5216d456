import { noun, resident } from '../app/noun';
import { playerCardMachine } from './playerCard.machine';
import { playerCardPorts } from './playerCard.words';
import { viewChoiceMachine } from './viewChoice.machine';
import { viewChoicePorts } from './viewChoice.words';

/** What the house has of it once the first screen stands. */
export const playerLate = noun({
  residents: {
    viewChoice: resident(viewChoiceMachine, { begins: ({ stored }) => ({ view: stored.view }) }),
  },
  controls: { playerCard: playerCardMachine },
  ports: { ...playerCardPorts, ...viewChoicePorts },
});
