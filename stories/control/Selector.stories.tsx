import { SELECTOR_SEARCH_MAX, SELECTOR_SEARCH_MIN } from '../../contract/limits';
import { aCountry } from '../../contract/make/country';
import { selectorMachine } from '../../machines/control/selector.machine';
import { CountryPicker } from '../../src/views/country/CountryPicker';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/selector' };

const codes = 'US DE FR IT ES PT NL BE AT CH PL CZ SE NO FI DK GR JP'.split(' ');
const countries = codes.map((code) => aCountry({ code, name: code, origin: code }));
const picker = (state: string | object, search = '') =>
  storyOf(
    mounted('country', 'selector', selectorMachine, state as string, {
      value: 'US',
      search,
      maxLength: SELECTOR_SEARCH_MAX,
      minimum: SELECTOR_SEARCH_MIN,
    }),
    <CountryPicker />,
    { house: { countries: ['shown', { countries, languages: [], timezones: [] }] } },
  );

export const Closed = picker('closed');
export const First = picker({ opened: 'first' });
export const All = picker({ opened: 'all' });
export const Found = picker({ opened: 'all' }, 'Ja');
export const NothingFound = picker({ opened: 'all' }, 'Atlantis');
