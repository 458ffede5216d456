import type { PaymentKind } from '../../../contract/payment.rules';
import type { Transfer } from '../../../contract/transfer';

/** Names of their own, the same in every language. */
export const kindNames: Readonly<Record<PaymentKind, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  skrill: 'Skrill',
  neteller: 'Neteller',
};

/** Where a transfer stands. */
export const statusWords: Readonly<Record<Transfer['status'], string>> = {
  created: 'Payment.Asked for; the provider has not answered yet',
  authorising: 'Payment.You go on at the provider',
  succeeded: 'Payment.In your wallet',
  refused: 'Payment.Refused',
  expired: 'Payment.Not gone on with in time',
  reversed: 'Payment.Taken back',
  waiting: 'Payment.Waits for our staff',
  paying: 'Payment.On its way to you',
  paid: 'Payment.Paid out',
  cancelled: 'Payment.Cancelled by you',
};
