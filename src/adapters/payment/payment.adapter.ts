import { addPayment, listPayments, preferPayment, removePayment } from '../../../contract/payment';
import type { PaymentKind } from '../../../contract/payment.rules';
import type { Problem } from '../../../contract/problems';
import { listTransfers } from '../../../contract/transfer';
import { cancelWithdrawal, withdraw } from '../../../contract/withdrawal';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { checkoutPorts } from '../../../machines/payment/checkout.words';
import type { methodsPorts } from '../../../machines/payment/methods.words';
import type { transfersPorts } from '../../../machines/payment/transfers.words';
import type { withdrawPorts } from '../../../machines/payment/withdraw.words';
import type { Asks } from '../api';
import { withPasskey } from '../factor/withPasskey';

const refused = (problem: Problem) => ({ type: 'form.refused', problem }) as const;

export const paymentAdapters = (
  asks: Asks,
): AdaptersOf<
  typeof checkoutPorts & typeof methodsPorts & typeof transfersPorts & typeof withdrawPorts
> => ({
  'methods.list': asks('methods.list', listPayments, {
    given: ({ pageIndex, pageSize }) => ({ query: { pageIndex, pageSize } }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'methodAdd.submit': asks('methodAdd.submit', addPayment, {
    given: ({ payment }) => ({ body: { payment: payment as PaymentKind } }),
    answered: ({ url }) => ({ type: 'form.accepted', ...(url !== undefined && { place: url }) }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
  'methodRemove.submit': asks('methodRemove.submit', removePayment, {
    given: ({ method }) => ({ body: { paymentId: method } }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
  'methodPrefer.submit': asks('methodPrefer.submit', preferPayment, {
    given: ({ method }) => ({ body: { paymentId: method } }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
  'transfers.list': asks('transfers.list', listTransfers, {
    given: ({ pageIndex, pageSize }) => ({ query: { pageIndex, pageSize } }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'withdraw.submit': withPasskey({ name: 'withdraw.submit', asks, refused }, (passkey) =>
    asks('withdraw.submit', withdraw, {
      given: (body) => ({ body: { ...body, passkey } }),
      answered: () => ({ type: 'form.accepted' }),
      refused,
    }),
  ),
  'withdrawalCancel.submit': asks('withdrawalCancel.submit', cancelWithdrawal, {
    given: ({ withdrawal }) => ({ body: { _id: withdrawal } }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
  'checkout.leave': ({ url }, answer) => {
    const to = new URL(url, location.href);
    // An address that runs something here is none that a player is sent to.
    if (to.protocol !== location.protocol && to.protocol !== 'https:') {
      answer({ type: 'port.failed', port: 'checkout.leave' });
      return () => undefined;
    }
    location.assign(to);
    answer({ type: 'checkout.left' });
    return () => undefined;
  },
});
