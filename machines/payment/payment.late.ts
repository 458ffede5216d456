import { noun, resident } from '../app/noun';
import { checkoutMachine } from './checkout.machine';
import { checkoutPorts } from './checkout.words';
import { methodAddMachine } from './methodAdd.machine';
import { methodPreferMachine } from './methodPrefer.machine';
import { methodRemoveMachine } from './methodRemove.machine';
import { methodsMachine } from './methods.machine';
import { methodsPorts } from './methods.words';
import { transfersMachine } from './transfers.machine';
import { transfersPorts } from './transfers.words';
import { withdrawMachine } from './withdraw.machine';
import { withdrawPorts } from './withdraw.words';
import { withdrawalCancelMachine } from './withdrawalCancel.machine';

/** What the house has of it once the first screen stands. */
export const paymentLate = noun({
  residents: {
    checkout: resident(checkoutMachine),
    methods: resident(methodsMachine),
    transfers: resident(transfersMachine),
  },
  controls: {
    methodAdd: methodAddMachine,
    methodPrefer: methodPreferMachine,
    methodRemove: methodRemoveMachine,
    withdraw: withdrawMachine,
    withdrawalCancel: withdrawalCancelMachine,
  },
  ports: { ...checkoutPorts, ...methodsPorts, ...transfersPorts, ...withdrawPorts },
});
