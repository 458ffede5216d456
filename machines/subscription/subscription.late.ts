import { noun } from '../app/noun';
import { subscriptionMachine } from './subscription.machine';
import { subscriptionPorts } from './subscription.words';

/** What the house has of it once the first screen stands. */
export const subscriptionLate = noun({
  residents: {},
  controls: { subscription: subscriptionMachine },
  ports: { ...subscriptionPorts },
});
