import { amountsOf } from '../../contract/amount.rules';
import { countryByCode } from '../../machines/country/countries.select';
import { country, language } from '../../machines/country/locale.select';
import { useView } from './house';
import { shared } from './shared';

const amountsFor = shared(amountsOf);

/** Amounts in the language and with the separators that are chosen. */
export const useAmounts = () => {
  const code = useView('locale', language);
  const home = useView('locale', country);
  const entry = useView('countries', (table) => countryByCode(table, home));
  return amountsFor(code, entry);
};
