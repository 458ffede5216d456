import type { FormFact } from '../kit/form.words';
import { port } from '../kit/port';

export const depositPorts = {
  /** POST /wallet/deposit [§7 B]; `amount` in minor units. */
  'deposit.submit': port<{ amount: number; currency: string; payment: string }, FormFact>(
    'deposit.submit',
  ),
};
