import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';

declare module '../kit/controls' {
  interface Controls {
    deposit: Values;
  }
}

export const depositPorts = {
  /** POST /wallet/deposit [§7 B]; `amount` in minor units. */
  'deposit.submit': port<{ amount: number; currency: string; payment: string }, FormFact>(
    'deposit.submit',
  ),
};
