import { METHODS_PAGE, PAGE_MAX, TRANSFERS_PAGE } from '../../contract/limits';
import { aSucceededDeposit } from '../../contract/make/transfer';
import { checkoutMachine } from '../../machines/payment/checkout.machine';
import { methodAddMachine } from '../../machines/payment/methodAdd.machine';
import { methodPreferMachine } from '../../machines/payment/methodPrefer.machine';
import { methodRemoveMachine } from '../../machines/payment/methodRemove.machine';
import { methodsMachine } from '../../machines/payment/methods.machine';
import { methodsOf } from '../../machines/payment/methods.sample';
import type { MethodsWords } from '../../machines/payment/methods.words';
import { transfersMachine } from '../../machines/payment/transfers.machine';
import { aTransferChanged, transfersOf } from '../../machines/payment/transfers.sample';
import type { TransfersWords } from '../../machines/payment/transfers.words';
import { withdrawMachine } from '../../machines/payment/withdraw.machine';
import { withdrawalCancelMachine } from '../../machines/payment/withdrawalCancel.machine';
import { form } from '../kit/forms.walk';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const transfersWalk = listWalk<TransfersWords>(silent(transfersMachine), {
  queries: [{ of: 'all' }, { of: 'another' }],
  items: transfersOf,
  page: TRANSFERS_PAGE,
  max: PAGE_MAX,
  events: [shownAt('/wallet/payments'), { type: 'hub.skipped' }],
  brought: [
    aTransferChanged(),
    aTransferChanged({ transfer: undefined }),
    aTransferChanged({
      id: 'deposit_8888',
      transfer: aSucceededDeposit({
        _id: 'deposit_8888',
        createdAt: '2026-11-01T18:00:00.000Z',
      }),
    }),
  ],
  view: ({ query }) => query,
});

export const checkoutWalk = walk({
  machine: silent(checkoutMachine),
  inputs: [undefined],
  events: [
    { type: 'checkout.go', url: '/test-provider/deposit_0001.00' },
    { type: 'checkout.left' },
    { type: 'port.failed', port: 'checkout.leave' },
  ],
  view: ({ context: { url } }) => [url],
});

export const withdrawalCancelWalk = form(
  withdrawalCancelMachine,
  { withdrawal: 'withdrawal_0001' },
  'withdrawal',
);

export const methodsWalk = listWalk<MethodsWords>(silent(methodsMachine), {
  queries: [{ of: 'all' }, { of: 'another' }],
  items: methodsOf,
  page: METHODS_PAGE,
  max: PAGE_MAX,
  events: [
    shownAt('/wallet/methods'),
    shownAt('/wallet'),
    { type: 'methods.changed' },
    { type: 'hub.skipped' },
  ],
  view: ({ query }) => query,
});

export const methodAddWalk = form(methodAddMachine, { payment: 'paypal' }, 'payment');
export const methodRemoveWalk = form(methodRemoveMachine, { method: 'method_0001' }, 'method');
export const methodPreferWalk = form(methodPreferMachine, { method: 'method_0001' }, 'method');

export const withdrawWalk = form(withdrawMachine, { amount: '12,50', currency: 'EUR' }, 'amount');
