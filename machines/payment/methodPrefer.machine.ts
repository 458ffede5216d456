import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { unchosen } from './payment.rules';

/** Makes a stored method the one that is offered first [decision 131]. */
export const methodPreferMachine = formMachine({
  id: 'methodPrefer',
  spec: 'decision 131',
  fields: [],
  faults: unchosen('method'),
  keeps: true,
  tells: tell('methods', { type: 'methods.changed' }),
  body: ({ method = '' }) => ({ method }),
});

export type MethodPreferActor = ActorRefFrom<typeof methodPreferMachine>;
