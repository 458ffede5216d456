import type { FactorProof } from '../kit/form.factor';
import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';

declare module '../kit/controls' {
  interface Controls {
    withdraw: Values;
    /** Of one withdrawal that waits. */
    withdrawalCancel: { withdrawal: string };
  }
}

export const withdrawPorts = {
  /** POST /wallet/withdraw [§7 B]; `amount` in minor units. */
  'withdraw.submit': port<{ amount: number; currency: string } & FactorProof, FormFact>(
    'withdraw.submit',
  ),
  /** POST /wallet/withdraw/cancel [decision 135]. */
  'withdrawalCancel.submit': port<{ withdrawal: string }, FormFact>('withdrawalCancel.submit'),
};
