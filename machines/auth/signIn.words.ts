import type { FactorProof } from '../kit/form.factor';
import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';

declare module '../kit/controls' {
  interface Controls {
    signIn: Values;
  }
}

export const signInPorts = {
  /** POST /auth/sign-in [§7 B]; `email` may be a username. */
  'signIn.submit': port<{ email: string; password: string } & FactorProof, FormFact>(
    'signIn.submit',
  ),
};
