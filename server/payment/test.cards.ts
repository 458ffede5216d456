import { isCard, type PaymentKind } from '../../contract/payment.rules';

/** What becomes of a payment with a test number; the names stand on the test pages. */
export type Behaviour =
  | 'success'
  | 'refusal'
  | 'challenge'
  | 'silence'
  | 'chargeback'
  /** Money that goes back to it is on its way for a minute; then it arrives, or is refused. */
  | 'slow'
  /** It is good until the end of this month. */
  | 'expiring'
  | 'unpayable'
  /** It pays the first period of a subscription, and no other. */
  | 'unrenewed';

interface TestCard {
  readonly number: string;
  readonly kind: PaymentKind;
  readonly behaviour: Behaviour;
}

/** The numbers that the test provider knows, and no others: a real card is never taken. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', kind: 'visa', behaviour: 'success' },
  { number: '4000000000000002', kind: 'visa', behaviour: 'refusal' },
  { number: '4000000000003220', kind: 'visa', behaviour: 'challenge' },
  { number: '4000000000000044', kind: 'visa', behaviour: 'silence' },
  { number: '4000000000000259', kind: 'visa', behaviour: 'chargeback' },
  { number: '4000000000000077', kind: 'visa', behaviour: 'slow' },
  { number: '4000000000000119', kind: 'visa', behaviour: 'unpayable' },
  { number: '4000000000000341', kind: 'visa', behaviour: 'expiring' },
  { number: '4000000000000150', kind: 'visa', behaviour: 'unrenewed' },
  { number: '5555555555554444', kind: 'mastercard', behaviour: 'success' },
  { number: '5200000000000007', kind: 'mastercard', behaviour: 'refusal' },
  { number: '5200000000003225', kind: 'mastercard', behaviour: 'challenge' },
  { number: '5200000000000049', kind: 'mastercard', behaviour: 'silence' },
  { number: '5200000000000254', kind: 'mastercard', behaviour: 'chargeback' },
];

/** The test card of a kind with a number as it was typed; undefined for any other. */
export const testCardOf = (kind: PaymentKind, typed: string): TestCard | undefined => {
  const number = typed.replace(/[\s-]/g, '');
  return testCards.find((card) => card.kind === kind && card.number === number);
};

/** What the account of a redirect may do, chosen on the test page itself. */
export const testChoices = (kind: PaymentKind): readonly Behaviour[] =>
  isCard(kind) ? [] : ['success', 'refusal', 'silence', 'chargeback'];

/** Last digits of a card; of an account, what it is called by. */
export const lastOf = (kind: PaymentKind, number: string): string =>
  isCard(kind) ? number.slice(-4) : `test@${kind}.example`;

/** Ready words that stand for a card: nothing is typed, and no page is shown. */
export const testReady: Readonly<Record<string, { card: Behaviour; last: string }>> = {
  'test-approved': { card: 'success', last: '4242' },
  'test-declined': { card: 'refusal', last: '0002' },
  'test-silent': { card: 'silence', last: '0044' },
  'test-taken-back': { card: 'chargeback', last: '0259' },
};
