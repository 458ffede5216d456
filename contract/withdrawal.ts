import * as z from 'zod/mini';
import { FactorProof, factorRefusals } from './auth';
import { call } from './call';
import { Transfer } from './transfer';
import { Wallet } from './wallet';
import { Currency, Id, PositiveAmount } from './words';

const command = {
  stance: 'pays out',
  method: 'POST',
  audience: 'player',
  kind: 'command',
  rate: 'write',
  out: z.object({ withdrawal: Transfer, wallet: Wallet }),
} as const;

export const withdraw = call({
  ...command,
  name: 'withdraw',
  path: '/wallet/withdraw',
  /** With the proof of who has a second factor. */
  body: z.object({
    currency: Currency,
    amount: PositiveAmount,
    ...FactorProof.shape,
  }),
  refusals: [
    'not-verified',
    ...factorRefusals,
    'too-many-attempts',
    'protected',
    'currency-unknown',
    'insufficient-amount',
    'payment-unknown',
  ],
  spec: '§7 B, decision 135',
  says: 'Take money out of the wallet, to the method that it came from first',
});

export const cancelWithdrawal = call({
  ...command,
  name: 'cancelWithdrawal',
  path: '/wallet/withdraw/cancel',
  body: z.object({ _id: Id }),
  refusals: ['not-found', 'step-illegal'],
  spec: 'decision 135',
  says: 'Keep the money after all, while the withdrawal still waits for staff',
});
