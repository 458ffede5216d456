import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';

declare module '../kit/controls' {
  interface Controls {
    /** The mailed `link`. */
    newPassword: Values;
  }
}

export const newPasswordPorts = {
  /** POST /auth/new-password [§7 B]; `link` is the secret of the mailed address. */
  'newPassword.submit': port<{ link: string; password: string }, FormFact>('newPassword.submit'),
};
