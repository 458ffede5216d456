import type { ScratcherFamily } from '../../contract/scratcher.rules';
import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';
import type { CoinsTold } from '../wallet/wallet.words';

declare module '../kit/controls' {
  interface Controls {
    /** The family whose cards are sold, and their price. */
    scratcherBuy: Values;
  }
  interface Hearing {
    scratcherBuy: CoinsTold;
  }
}

export const scratcherBuyPorts = {
  /** POST /scratchers/buy [decision 27]. */
  'scratcherBuy.submit': port<{ family: ScratcherFamily; amount: number; price: number }, FormFact>(
    'scratcherBuy.submit',
  ),
};
