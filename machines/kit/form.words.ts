import type { Problem } from '../../contract/problems';
import type { HeardFact } from './controls';
import type { PortFailed } from './port';

/** What a form holds: texts by field; a box holds 'yes' or nothing. */
export type Values = Readonly<Record<string, string>>;

/** Slugs of what is wrong, by field; a field that is right is absent. */
export type Faults = Readonly<Record<string, string>>;

/** The answers that a form's port may give; `token` when it signs in, `place` where what it made is shown. */
export type FormFact =
  | { type: 'form.accepted'; token?: string; place?: string }
  | { type: 'form.refused'; problem: Problem };

export type FormEvent =
  | { type: 'form.change'; field: string; value: string }
  /** The field lost the focus: from now on it says what is wrong with it. */
  | { type: 'form.leave'; field: string }
  | { type: 'form.submit' }
  /** Another one, after it was accepted. */
  | { type: 'form.again' }
  | FormFact
  | HeardFact
  | PortFailed;
