import { acceptGift } from '../../../contract/gift';
import type { giftPorts } from '../../../machines/gift/gift.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const giftAdapters = (asks: Asks): AdaptersOf<typeof giftPorts> => ({
  'gift.accept': asks('gift.accept', acceptGift, {
    given: ({ _id }) => ({ body: { _id } }),
    answered: ({ gift }) => ({ type: 'gift.accepted', gift }),
    refused: (problem) => ({ type: 'gift.refused', problem }),
  }),
});
