import { type Problem, problem } from '../../contract/problems';
import type { CountryRegistry } from '../country/country.registry';

/** Terms of a form are refused beside one of their fields; `named` is which of what is named there. */
export const wrongTerm = (field: string, reason: string, named?: string): Problem =>
  problem('body-invalid', { field: `body.terms.${field}`, reason, ...(named && { named }) });

/** The same where one of these countries is none. */
export const unknownCountry = (
  countries: Pick<CountryRegistry, 'currencyOf'>,
  field: string,
  codes: readonly string[],
): Problem | undefined => {
  const unknown = codes.find((code) => countries.currencyOf(code) === undefined);
  return unknown === undefined ? undefined : wrongTerm(field, 'no such country', unknown);
};
