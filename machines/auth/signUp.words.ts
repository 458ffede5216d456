import type { SignUpBody } from '../../contract/auth';
import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';

declare module '../kit/controls' {
  interface Controls {
    signUp: Values;
  }
}

export const signUpPorts = {
  /** POST /auth/sign-up [§7 B]; the adapter adds time zone, country and language. */
  'signUp.submit': port<
    Pick<SignUpBody, 'email' | 'username' | 'password' | 'birthday' | 'games'>,
    FormFact
  >('signUp.submit'),
};
