import { noun, resident } from '../app/noun';
import { languageOf } from '../app/start';
import { consolePorts } from '../kit/console.words';
import { phrasesMachine } from './phrases.machine';
import { phrasesPorts } from './phrases.words';
import { translationsMachine } from './translations.machine';
import { translationsPorts } from './translations.words';

/** What the house has of it from the first moment. */
export const phraseNear = noun({
  residents: {
    phrases: resident(phrasesMachine),
    translations: resident(translationsMachine, {
      begins: (start) => ({ language: languageOf(start), cache: start.stored.translatesV2 ?? {} }),
    }),
  },
  ports: { ...consolePorts, ...phrasesPorts, ...translationsPorts },
});
