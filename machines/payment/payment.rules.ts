import type { Faults, Values } from '../kit/form.words';

/** What is wrong where a form without anything to type is about nothing: no page draws it so. */
export const unchosen =
  (field: string) =>
  (values: Values): Faults =>
    (values[field] ?? '') === '' ? { [field]: 'Home.Not selected' } : {};
