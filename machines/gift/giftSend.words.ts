import type { GiftColour } from '../../contract/gift';
import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';
import type { CoinsTold } from '../wallet/wallet.words';

declare module '../kit/controls' {
  interface Controls {
    /** Whom it is for at first, and how it looks. */
    giftSend: Values;
  }
  interface Hearing {
    giftSend: CoinsTold;
  }
}

export const giftSendPorts = {
  /** POST /gifts/send [§7 B gifts]; `coins` for each of the friends. */
  'giftSend.submit': port<
    { friends: string[]; coins: number; box: GiftColour; tape: GiftColour },
    FormFact
  >('giftSend.submit'),
};
