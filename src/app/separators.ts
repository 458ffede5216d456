import { separatorsOf } from '../../contract/separators.rules';
import { countryByCode } from '../../machines/country/countries.select';
import { country, language } from '../../machines/country/locale.select';
import { useView } from './house';
import { shared } from './shared';

const separatorsFor = shared(separatorsOf);

/** What is written between digits in the country that is chosen: until its table is there, in the language. */
export const useSeparators = () => {
  const code = useView('locale', language);
  const home = useView('locale', country);
  const entry = useView('countries', (table) => countryByCode(table, home));
  return entry ?? separatorsFor(code);
};
