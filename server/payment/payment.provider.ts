import type { SubscriptionTier } from '../../contract/advertisement.rules';
import type { PaymentKind } from '../../contract/payment.rules';
import type { MethodShown } from '../../contract/transfer';

/** What a player's payment is called at the provider, and what of it may be shown. */
export interface ProviderMethod extends MethodShown {
  /** The provider's own name for it: never a number of a card. */
  readonly method: string;
  /** `2029-04`: the last month that it is good in. */
  readonly expires?: string;
}

/** Money that is asked of a player; `amount` in minor units. */
export interface PayOrder {
  /** Ours, one for each payment: the provider charges once for it, however often it is asked. */
  readonly reference: string;
  readonly player: string;
  readonly currency: string;
  readonly amount: number;
  /** A kind whose details the provider asks for itself, or the provider's name of a stored method. */
  readonly payment: string;
}

/** A method that is to be kept: its details are given to the provider alone. */
export interface StoreOrder {
  readonly reference: string;
  readonly player: string;
  readonly kind: PaymentKind;
}

/** Money that a player is to have back. */
export interface PayOutOrder {
  readonly reference: string;
  readonly player: string;
  readonly currency: string;
  readonly amount: number;
  /** The provider's name of the method that it goes to. */
  readonly method: string;
}

/** A tier that is charged for period by period, from now on until it is told otherwise. */
export interface PlanOrder extends PayOrder {
  readonly tier: SubscriptionTier;
}

/** What shall become of a plan: charge on, charge no more after this period, or end it now. */
export type Going = 'on' | 'to its end' | 'stopped';

/** What was begun at the provider. How it ends is told by its signed word alone. */
export interface Begun {
  /** The provider's own name for it. */
  readonly charge: string;
  /** The provider's page where the player goes on; absent where nothing is asked of them. */
  readonly url?: string;
}

/** What the provider says happened to something of ours: its signed word. */
export type ProviderWord = { readonly about: string } & (
  | {
      readonly type: 'pay.succeeded';
      readonly charge: string;
      readonly currency: string;
      readonly amount: number;
      readonly method: ProviderMethod;
    }
  | { readonly type: 'pay.refused'; readonly reason: string }
  /** Money that was charged goes back: a refund, or a bank took it. `id` is of this one taking. */
  | {
      readonly type: 'pay.reversed';
      readonly id: string;
      readonly why: 'refund' | 'chargeback';
      readonly amount: number;
    }
  | { readonly type: 'method.stored'; readonly method: ProviderMethod }
  | { readonly type: 'method.refused'; readonly reason: string }
  /** A period is to be charged: the provider waits until this was taken [decision 161]. */
  | { readonly type: 'plan.due' }
  | {
      readonly type: 'plan.paid';
      /** The provider's own name of this one charge. */
      readonly charge: string;
      readonly currency: string;
      readonly amount: number;
      /** The period that it pays, ISO 8601. */
      readonly from: string;
      readonly until: string;
    }
  /** The first charge was refused: it never began. */
  | { readonly type: 'plan.refused'; readonly reason: string }
  /** A later one was. */
  | { readonly type: 'plan.unpaid'; readonly charge: string }
  /** The provider charges it no more. */
  | { readonly type: 'plan.ended' }
  | {
      readonly type: 'plan.reversed';
      readonly id: string;
      readonly charge: string;
      readonly why: 'refund' | 'chargeback';
      readonly amount: number;
    }
  | { readonly type: 'payOut.paid' }
  | { readonly type: 'payOut.refused'; readonly reason: string }
);

/** Signed, but about nothing that a platform books. */
export type Said = ProviderWord | 'nothing';

/** The bytes of a word as they come, and what they are signed with. */
export interface SignedWord {
  readonly id: string;
  readonly body: string;
  readonly signature: string;
}

/** One movement in the provider's own books, for reconciliation. */
export interface ProviderEntry {
  /** Ours; of a plan, the provider's name of the charge; of a taking back, that of the payment. */
  readonly reference: string;
  readonly type: 'paid in' | 'paid out' | 'taken back';
  readonly currency: string;
  readonly amount: number;
}

/**
 * Whoever moves real money [decisions 32, 134]. Everything is idempotent by its reference. What
 * rejects gave no answer: it may have happened, and asking again with the same reference tells.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Ready words that stand for a method, where this provider has any; no real one does. */
  readonly isTest: boolean;
  /** What it takes of the kinds of §3. */
  readonly kinds: readonly PaymentKind[];
  pay(order: PayOrder): Promise<Begun>;
  store(order: StoreOrder): Promise<Begun>;
  payOut(order: PayOutOrder): Promise<Begun>;
  /** Charges the first period, and the next ones as they come. */
  subscribe(order: PlanOrder): Promise<Begun>;
  /** What shall become of a plan; of one that is unknown or over there, nothing. */
  keep(reference: string, going: Going): Promise<void>;
  /** Ends what nobody goes on with; `false` where it has ended already, and its word is on its way. */
  cancel(reference: string): Promise<boolean>;
  forget(method: string): Promise<void>;
  /** Forgets a player with all that they keep there; what was charged stays, and can be refunded. */
  forgetPlayer(player: string): Promise<void>;
  /**
   * What these bytes say, if the provider signed them lately; `now` in milliseconds. Rejects where the
   * provider does not answer about what they name: they are told again.
   */
  wordOf(body: string, signature: string, now: number): Promise<Said | undefined>;
  /** Its books, for reconciliation. */
  entries(): Promise<readonly ProviderEntry[]>;
  /**
   * Of a provider that lives in this process: words that are due and that nobody took yet, of one
   * reference or of all. Others come by HTTP.
   */
  unheard?(now: number, about?: string): Promise<readonly SignedWord[]>;
  /** The platform took it: it is told no more. */
  heard?(word: string): Promise<void>;
}
