import type { Identity } from '../../contract/identity';
import type { FormFact, Values } from '../kit/form.words';
import { type PortFailed, port } from '../kit/port';

/** The review went on, as the hub says, or papers were sent. */
export interface IdentityChanged {
  type: 'identity.changed';
}

export type IdentityRead = { type: 'identity.told'; identity: Identity };

export type IdentityEvent =
  | { type: 'identity.retry' }
  | IdentityRead
  | IdentityChanged
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    identity: undefined;
    identitySubmit: Values;
  }
  interface Hearing {
    identity: IdentityChanged;
  }
}

/** What is sent for review: each side by the id that it was put down under. */
export interface PapersSent {
  kind: string;
  front: string;
  back?: string;
}

export const identityPorts = {
  /** GET /identity [decision 151]. */
  'identity.read': port<undefined, IdentityRead>('identity.read'),
  /** POST /identity [decision 151]. */
  'identitySubmit.submit': port<PapersSent, FormFact>('identitySubmit.submit'),
};
