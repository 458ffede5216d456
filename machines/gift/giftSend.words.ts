import type { GiftColour } from '../../contract/gift';
import type { FormFact } from '../kit/form.words';
import { port } from '../kit/port';

export const giftSendPorts = {
  /** POST /gifts/send [§7 B gifts]; `coins` for each of the friends. */
  'giftSend.submit': port<
    { friends: string[]; coins: number; box: GiftColour; tape: GiftColour },
    FormFact
  >('giftSend.submit'),
};
