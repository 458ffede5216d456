import type { PaymentMethod } from '../../contract/payment';
import type { FormFact, Values } from '../kit/form.words';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import { port } from '../kit/port';

/** One was removed, or made the default. */
export interface MethodsChanged {
  type: 'methods.changed';
}

export interface MethodsWords extends ListWords {
  item: PaymentMethod;
  /** Only those of the player’s own are ever asked for. */
  query: { of: string };
  heard: MethodsChanged | { type: 'hub.skipped' };
}

export type MethodsEvent = ListEvent<MethodsWords>;

declare module '../kit/residents' {
  interface Residents {
    methods: MethodsEvent;
  }
}

declare module '../kit/controls' {
  interface Controls {
    methodAdd: Values;
    /** Of one method. */
    methodRemove: { method: string };
    methodPrefer: { method: string };
  }
}

export const methodsPorts = {
  /** GET /payments. */
  'methods.list': listPort<MethodsWords>('methods.list'),
  /** POST /payments/add [§7 B]. */
  'methodAdd.submit': port<{ payment: string }, FormFact>('methodAdd.submit'),
  /** POST /payments/remove [§7 B]. */
  'methodRemove.submit': port<{ method: string }, FormFact>('methodRemove.submit'),
  /** POST /payments/default. */
  'methodPrefer.submit': port<{ method: string }, FormFact>('methodPrefer.submit'),
};
