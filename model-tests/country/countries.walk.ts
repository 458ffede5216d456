import { aCountry, aLanguage, timezones } from '../../contract/make/country';
import { countriesMachine } from '../../machines/country/countries.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const countriesWalk = walk({
  machine: silent(countriesMachine),
  inputs: [undefined],
  events: [
    { type: 'countries.load' },
    { type: 'countries.loaded', countries: [aCountry()], languages: [aLanguage()], timezones },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'countries.load' },
  ],
  view: () => undefined,
});
