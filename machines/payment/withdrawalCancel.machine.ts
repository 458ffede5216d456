import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { unchosen } from './payment.rules';

/** Keeps the money of a withdrawal after all, while nobody of staff has looked at it [decision 135]. */
export const withdrawalCancelMachine = formMachine({
  id: 'withdrawalCancel',
  spec: 'decision 135',
  fields: [],
  faults: unchosen('withdrawal'),
  keeps: true,
  body: ({ withdrawal = '' }) => ({ withdrawal }),
});

export type WithdrawalCancelActor = ActorRefFrom<typeof withdrawalCancelMachine>;
