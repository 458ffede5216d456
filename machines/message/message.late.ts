import { noun, resident } from '../app/noun';
import { messageMachine } from './message.machine';
import { messagesMachine } from './messages.machine';
import { messagesPorts } from './messages.words';

/** What the house has of it once the first screen stands. */
export const messageLate = noun({
  residents: {
    messages: resident(messagesMachine, { items: { message: messageMachine } }),
  },
  ports: { ...messagesPorts },
});
