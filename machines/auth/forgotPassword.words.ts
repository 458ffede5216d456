import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';

declare module '../kit/controls' {
  interface Controls {
    forgotPassword: Values;
  }
}

export const forgotPasswordPorts = {
  /** POST /auth/forgot-password [§7 B]; never tells whether the account exists. */
  'forgotPassword.submit': port<{ email: string }, FormFact>('forgotPassword.submit'),
};
