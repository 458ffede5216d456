import { type DocumentKind, documentKinds, sidesOf } from '../../contract/identity.rules';
import type { Faults, Values } from '../kit/form.words';

/** The kind of paper that a form is about. */
export const kindOf = ({ kind }: Values): DocumentKind =>
  documentKinds.find((one) => one === kind) ?? 'passport';

/** One side in a form: under which id it was put down, and what its file was called. */
export interface ShownSide {
  _id: string;
  name: string;
}

/** What a side's field holds: the side as JSON, or nothing. */
export const sideIn = (value: string | undefined): ShownSide | undefined =>
  value === undefined || value === '' ? undefined : (JSON.parse(value) as ShownSide);

/** Each side of the chosen paper has to be shown. */
export const identityFaults = (values: Values): Faults =>
  Object.fromEntries(
    sidesOf(kindOf(values))
      .filter((side) => sideIn(values[side]) === undefined)
      .map((side) => [side, 'Identity.Choose a picture or PDF of this side']),
  );
