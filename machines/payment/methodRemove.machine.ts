import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { unchosen } from './payment.rules';

/** Forgets a stored method, here and at the provider [§7 B payments/remove]. */
export const methodRemoveMachine = formMachine({
  id: 'methodRemove',
  spec: '§7 B payments/remove',
  fields: [],
  faults: unchosen('method'),
  keeps: true,
  tells: tell('methods', { type: 'methods.changed' }),
  body: ({ method = '' }) => ({ method }),
});

export type MethodRemoveActor = ActorRefFrom<typeof methodRemoveMachine>;
