import type { ActorRefFrom } from 'xstate';
import { enqueueActions } from 'xstate';
import { type FormContext, formMachine } from '../kit/form';
import type { FormEvent } from '../kit/form.words';
import { tell } from '../kit/tell';
import { limitBody, limitFaults } from './limit.rules';

const look = enqueueActions<
  FormContext,
  FormEvent,
  undefined,
  FormEvent,
  never,
  never,
  never,
  never,
  never
>(({ enqueue }) => {
  enqueue(tell('protection', { type: 'protection.look' }));
});

/** A limit as it is typed: lower at once, higher a day later. */
export const limitMachine = formMachine({
  id: 'limit',
  spec: 'decision 34',
  fields: ['kind', 'period', 'currency', 'amount'],
  faults: limitFaults,
  keeps: ['kind', 'period', 'currency'],
  body: limitBody,
  tells: look,
});

export type LimitActor = ActorRefFrom<typeof limitMachine>;
