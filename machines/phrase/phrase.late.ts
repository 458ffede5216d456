import { noun, resident } from '../app/noun';
import { languageOf, type Start } from '../app/start';
import { isAlive } from '../auth/session.rules';
import { phraseEditorMachine } from './phraseEditor.machine';
import { phraseEditorPorts } from './phraseEditor.words';
import { suggestionsMachine } from './suggestions.machine';
import { suggestionsPorts } from './suggestions.words';
import { translatingMachine } from './translating.machine';
import { translatingPorts } from './translating.words';
import { wordingsMachine } from './wordings.machine';
import { wordingsPorts } from './wordings.words';

const begins = (start: Start) => ({ language: languageOf(start) });

/** What the house has of it once the first screen stands. */
export const phraseLate = noun({
  residents: {
    translating: resident(translatingMachine, { begins }),
    phraseEditor: resident(phraseEditorMachine, { begins }),
    suggestions: resident(suggestionsMachine, {
      begins: (start) => ({
        language: languageOf(start),
        signedIn: isAlive(start.stored.token, start.at),
      }),
    }),
    wordings: resident(wordingsMachine, { begins }),
  },
  ports: { ...phraseEditorPorts, ...suggestionsPorts, ...translatingPorts, ...wordingsPorts },
});
