import { localeMachine } from '../../machines/country/locale.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const localeWalk = walk({
  machine: silent(localeMachine),
  inputs: [
    { country: undefined, language: undefined },
    { country: { code: 'IT', currency: 'EUR' }, language: 'it' },
  ],
  events: [
    { type: 'locale.chooseLanguage', language: 'ar' },
    { type: 'locale.chooseLanguage', language: 'en-US' },
    {
      type: 'locale.chooseCountry',
      country: 'DE',
      language: 'de',
      translated: true,
      currency: 'EUR',
    },
    {
      type: 'locale.chooseCountry',
      country: 'JP',
      language: 'ja',
      translated: false,
      currency: 'JPY',
    },
    { type: 'locale.languageChosen', language: 'ar' },
    { type: 'locale.languageChosen', language: 'en-US' },
    { type: 'locale.countryChosen', country: 'JP', currency: 'JPY' },
    { type: 'locale.resetLanguage' },
    { type: 'locale.located', country: 'IT', currency: 'EUR' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'locale.locate' },
  ],
  view: ({ context }) => context,
});
