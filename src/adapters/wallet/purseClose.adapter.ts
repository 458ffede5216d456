import { removeWallet } from '../../../contract/wallet';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { purseClosePorts } from '../../../machines/wallet/purseClose.words';
import type { Asks } from '../api';

export const purseCloseAdapters = (asks: Asks): AdaptersOf<typeof purseClosePorts> => ({
  'purseClose.close': asks('purseClose.close', removeWallet, {
    given: ({ currency }) => ({ body: { currency } }),
    answered: () => ({ type: 'purseClose.closed' }),
    refused: (problem) => ({ type: 'purseClose.refused', problem }),
  }),
});
