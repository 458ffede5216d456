import type { FormFact } from '../kit/form.words';
import { port } from '../kit/port';

export const newPasswordPorts = {
  /** POST /auth/new-password [§7 B]; `link` is the secret of the mailed address. */
  'newPassword.submit': port<{ link: string; password: string }, FormFact>('newPassword.submit'),
};
