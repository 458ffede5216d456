import { noun, resident } from '../app/noun';
import { outboxMachine } from './outbox.machine';
import { outboxPorts } from './outbox.words';

/** What the house has of it once the first screen stands. */
export const outboxLate = noun({
  residents: {
    outbox: resident(outboxMachine),
  },
  ports: { ...outboxPorts },
});
