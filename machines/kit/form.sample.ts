import type { FormContext } from './form';
import type { Values } from './form.words';

/** A form with these values, no field touched, nothing refused. */
export const aForm = (values: Values = {}, given: Partial<FormContext> = {}): FormContext => ({
  values,
  touched: [],
  problem: undefined,
  kept: false,
  ...given,
});
