import { sendGifts } from '../../../contract/gift';
import type { giftSendPorts } from '../../../machines/gift/giftSend.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const giftSendAdapters = (asks: Asks): AdaptersOf<typeof giftSendPorts> => ({
  'giftSend.submit': asks('giftSend.submit', sendGifts, {
    given: (body) => ({ body }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
});
