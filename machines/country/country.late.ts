import { offeredTo } from '../../contract/country.rules';
import { noun, resident } from '../app/noun';
import { languageOfferMachine } from './languageOffer.machine';

/** What the house has of it once the first screen stands. */
export const countryLate = noun({
  residents: {
    languageOffer: resident(languageOfferMachine, {
      begins: ({ stored, languages = [] }) => {
        const language = offeredTo(languages);
        const isSettled = stored.languageV2 !== undefined || stored.languageDeclined === language;
        return { language: isSettled ? undefined : language };
      },
    }),
  },
  ports: {},
});
