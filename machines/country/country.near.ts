import { noun, resident } from '../app/noun';
import { countriesMachine } from './countries.machine';
import { countriesPorts } from './countries.words';
import { localeMachine } from './locale.machine';
import { localePorts } from './locale.words';

/** What the house has of it from the first moment. */
export const countryNear = noun({
  residents: {
    countries: resident(countriesMachine),
    locale: resident(localeMachine, {
      begins: ({ stored }) => ({
        country: stored.countrySelected,
        language: stored.languageV2?.code,
      }),
    }),
  },
  ports: { ...countriesPorts, ...localePorts },
});
