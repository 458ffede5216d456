import type { Problem } from '../../contract/problems';
import type { PortFailed } from './port';

/** What a form holds: texts by field, and the state of its boxes as 'yes' or ''. */
export type Values<Field extends string> = Record<Field, string>;

export type FormEvent<Field extends string> =
  | { type: 'form.change'; field: Field; value: string }
  /** The field lost the focus: from now on it says what is wrong with it. */
  | { type: 'form.leave'; field: Field }
  | { type: 'form.submit' }
  /** The call was answered; `token` when it signs in. */
  | { type: 'form.accepted'; token?: string }
  | { type: 'form.refused'; problem: Problem }
  | PortFailed;

/** The answers a form's port may give. */
export type FormFact =
  | { type: 'form.accepted'; token?: string }
  | { type: 'form.refused'; problem: Problem };
