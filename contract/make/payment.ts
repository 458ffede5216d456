import type { PaymentMethod } from '../payment';

/** A card that is good for years. */
export const aMethod = (given: Partial<PaymentMethod> = {}): PaymentMethod => ({
  _id: 'method_0001',
  status: 'stored',
  kind: 'visa',
  last: '4242',
  expires: '2030-12',
  isDefault: false,
  ...given,
});
