import type { StreamKind } from '../store/stream';

/** What was bought: `amount` of `currency` for `price`, in minor units of `currencyPaid`. */
export interface Bought {
  readonly player: string;
  readonly currencyPaid: string;
  readonly price: number;
  readonly currency: string;
  readonly amount: number;
}

export type PurchaseEvent =
  | ({ readonly type: 'purchase.made'; readonly at: string } & Bought)
  /** Its receipt is to be mailed to its player. */
  | { readonly type: 'purchase.receiptAsked'; readonly player: string; readonly at: string };

/** One purchase by the id that its movements refer to: also one that another noun made, if asked for. */
export interface PurchaseState {
  readonly made?: Bought;
}

export const purchaseKind: StreamKind<PurchaseState, PurchaseEvent> = {
  name: 'purchase',
  revision: 1,
  initial: {},
  evolve(state, event) {
    if (event.type === 'purchase.receiptAsked') return state;
    const { type: _, at: __, ...made } = event;
    return { ...state, made };
  },
};
