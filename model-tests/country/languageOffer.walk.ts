import { languageOfferMachine } from '../../machines/country/languageOffer.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const languageOfferWalk = walk({
  machine: silent(languageOfferMachine),
  inputs: [{ language: undefined }, { language: 'de' }],
  events: [
    { type: 'languageOffer.take' },
    { type: 'languageOffer.decline' },
    { type: 'locale.languageChanged', language: 'ar' },
  ],
  view: ({ context }) => context,
});
