import { listTransfers } from '../../../contract/transfer';
import { withdraw } from '../../../contract/withdrawal';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { checkoutPorts } from '../../../machines/payment/checkout.words';
import type { transfersPorts } from '../../../machines/payment/transfers.words';
import type { withdrawPorts } from '../../../machines/payment/withdraw.words';
import type { Asks } from '../api';

export const paymentAdapters = (
  asks: Asks,
): AdaptersOf<typeof checkoutPorts & typeof transfersPorts & typeof withdrawPorts> => ({
  'transfers.list': asks('transfers.list', listTransfers, {
    given: ({ pageIndex, pageSize }) => ({ query: { pageIndex, pageSize } }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'withdraw.submit': asks('withdraw.submit', withdraw, {
    given: (body) => ({ body }),
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
