import { listWallets } from '../../../contract/wallet';
import type { walletPorts } from '../../../machines/wallet/wallet.words';
import type { AdaptersOf } from '../adapters';
import type { Asks } from '../api';

export const walletAdapters = (asks: Asks): AdaptersOf<typeof walletPorts> => ({
  'wallet.list': asks('wallet.list', listWallets, {
    answered: ({ items }) => ({ type: 'wallet.listed', wallets: items }),
  }),
});
