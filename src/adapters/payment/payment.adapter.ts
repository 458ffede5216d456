import { listTransfers } from '../../../contract/transfer';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { checkoutPorts } from '../../../machines/payment/checkout.words';
import type { transfersPorts } from '../../../machines/payment/transfers.words';
import type { Asks } from '../api';

export const paymentAdapters = (
  asks: Asks,
): AdaptersOf<typeof checkoutPorts & typeof transfersPorts> => ({
  'transfers.list': asks('transfers.list', listTransfers, {
    given: ({ pageIndex, pageSize }) => ({ query: { pageIndex, pageSize } }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
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
