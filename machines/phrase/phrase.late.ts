import { noun, resident } from '../app/noun';
import { languageOf } from '../app/start';
import { wordingsMachine } from './wordings.machine';
import { wordingsPorts } from './wordings.words';

/** What the house has of it once the first screen stands. */
export const phraseLate = noun({
  residents: {
    wordings: resident(wordingsMachine, {
      begins: (start) => ({ language: languageOf(start) }),
    }),
  },
  ports: { ...wordingsPorts },
});
