import { problem } from '../../contract/problems';
import type { Offer } from '../../contract/purchase.rules';
import { admit, type GateStates, type Laws, type Spender } from '../play/gate.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import type { PurchaseEvent, PurchaseState } from './purchase.events';

export interface PurchaseStates extends GateStates {
  purchase: PurchaseState;
  wallet: WalletState;
}

export interface PurchaseOrder {
  /** Of the purchase: one for each key, so that a repetition is the same one. */
  readonly id: string;
  /** Who buys, from where; `currency` is what it is paid in. */
  readonly entrant: Spender & { readonly player: string };
  readonly laws: Laws;
  readonly wanted: Offer;
  /** What is sold to them at this moment, or was when their quote was made; undefined: it has expired. */
  readonly offers: readonly Offer[] | undefined;
}

/**
 * What the shop sells, for money of the wallet. Refuses what the gate of every stake refuses for
 * that money, an expired quote, a price that is not the shop's, and what the wallet does not cover.
 */
export const decidePurchase = (
  { purchase, wallet, ...gate }: PurchaseStates,
  { id, entrant, laws, wanted, offers }: PurchaseOrder,
): Decision<{ purchase: PurchaseEvent[]; wallet: WalletEvent[] }, { purchase: string }> => {
  if (purchase.made !== undefined) return accept({ purchase: [], wallet: [] }, { purchase: id });
  const { currency, amount, price } = wanted;
  const barred = admit({ ...gate, wallet }, { ...entrant, stake: price }, laws);
  if (barred !== undefined) return barred;
  if (offers === undefined) return refuse(problem('quote-expired'));
  const offer = offers.find((one) => one.currency === currency && one.amount === amount);
  if (offer === undefined) return refuse(problem('price-changed'));
  if (offer.price !== price) return refuse(problem('price-changed', { price: offer.price }));
  const move = { kind: 'shopCoins', against: 'house', reference: id, delay: 0 } as const;
  const paid = debit(wallet, {
    ...move,
    id: `${id}-paid`,
    currency: entrant.currency,
    amount: price,
  });
  if ('refused' in paid) return refuse(paid.refused);
  const brought = credit(wallet, { ...move, id: `${id}-brought`, currency, amount });
  const made: PurchaseEvent = {
    type: 'purchase.made',
    player: entrant.player,
    currencyPaid: entrant.currency,
    price,
    currency,
    amount,
    at: entrant.at,
  };
  return accept({ purchase: [made], wallet: [paid, brought] }, { purchase: id });
};

/** The receipt of a purchase is to be mailed to its player, as often as it is asked for. */
export const decideReceipt = (asked: {
  player: string;
  at: string;
}): Decision<{ purchase: PurchaseEvent[] }, null> =>
  accept({ purchase: [{ type: 'purchase.receiptAsked', ...asked }] }, null);
