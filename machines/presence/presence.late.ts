import { noun, resident } from '../app/noun';
import { onlineMachine } from './online.machine';
import { onlinePorts } from './online.words';

/** What the house has of it once the first screen stands. */
export const presenceLate = noun({
  residents: {
    online: resident(onlineMachine),
  },
  ports: { ...onlinePorts },
});
