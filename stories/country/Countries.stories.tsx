import { aCountry } from '../../contract/make/country';
import { CountryPicker } from '../../src/views/country/CountryPicker';
import { BalancePill } from '../../src/views/wallet/BalancePill';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/countries' };

const table = [
  aCountry(),
  aCountry({ code: 'DE', name: 'Germany', origin: 'Deutschland', lang: 'de', currency: 'EUR' }),
  aCountry({ code: 'JP', name: 'Japan', origin: '日本', lang: 'ja', currency: 'JPY' }),
];

/** Without the table, amounts take their separators from the language. */
export const Unasked = storyOf(
  resident('countries', 'unasked', { countries: [] }),
  <BalancePill />,
  {
    house: member,
  },
);
export const Loading = storyOf(
  resident('countries', 'loading', { countries: [] }),
  <CountryPicker />,
);
export const Shown = storyOf(
  resident('countries', 'shown', { countries: table }),
  <CountryPicker />,
);
/** The picker asks anew when it is arrived at; here it is not heard. */
export const Failed = storyOf(
  resident('countries', 'failed', { countries: [] }),
  <CountryPicker />,
  { deaf: ['countries'] },
);
