import type { FormFact } from '../kit/form.words';
import { port } from '../kit/port';

export const signInPorts = {
  /** POST /auth/sign-in [§7 B]; `email` may be a username. */
  'signIn.submit': port<{ email: string; password: string }, FormFact>('signIn.submit'),
};
