import { deposit } from '../../../contract/wallet';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { depositPorts } from '../../../machines/wallet/deposit.words';
import type { Asks } from '../api';

export const depositAdapters = (asks: Asks): AdaptersOf<typeof depositPorts> => ({
  'deposit.submit': asks('deposit.submit', deposit, {
    given: ({ amount, currency, payment }) => ({
      body: { amount, currency, payment },
    }),
    answered: ({ deposit: { url } }) => ({
      type: 'form.accepted',
      ...(url !== undefined && { place: url }),
    }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
});
