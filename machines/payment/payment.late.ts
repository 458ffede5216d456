import { noun, resident } from '../app/noun';
import { checkoutMachine } from './checkout.machine';
import { checkoutPorts } from './checkout.words';
import { transfersMachine } from './transfers.machine';
import { transfersPorts } from './transfers.words';
import { withdrawMachine } from './withdraw.machine';
import { withdrawPorts } from './withdraw.words';

/** What the house has of it once the first screen stands. */
export const paymentLate = noun({
  residents: { checkout: resident(checkoutMachine), transfers: resident(transfersMachine) },
  controls: { withdraw: withdrawMachine },
  ports: { ...checkoutPorts, ...transfersPorts, ...withdrawPorts },
});
