import { noun, resident } from '../app/noun';
import { messageMachine } from './message.machine';
import { messagesMachine } from './messages.machine';
import { messagesPorts } from './messages.words';
import { messageWriteMachine } from './messageWrite.machine';
import { messageWritePorts } from './messageWrite.words';

/** What the house has of it once the first screen stands. */
export const messageLate = noun({
  residents: {
    messages: resident(messagesMachine),
    messageWrite: resident(messageWriteMachine, { items: { message: messageMachine } }),
  },
  ports: { ...messagesPorts, ...messageWritePorts },
});
