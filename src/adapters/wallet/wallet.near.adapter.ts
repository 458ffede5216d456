import { listWallets } from '../../../contract/wallet';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { walletPorts } from '../../../machines/wallet/wallet.words';
import type { Asks } from '../api';

export const walletAdapters = (asks: Asks): AdaptersOf<typeof walletPorts> => ({
  'wallet.list': asks('wallet.list', listWallets, {
    answered: ({ items }) => ({ type: 'wallet.listed', wallets: items }),
  }),
});
