import type { ActorRefFrom } from 'xstate';
import { publish } from '../kit/publish';
import { savingMachine } from '../kit/saving';
import { tell } from '../kit/tell';
import { type Change, letterChangesPorts } from './letterChanges.words';
import { isLetters } from './letters.rules';

/** What becomes of the player's copies of letters. */
export const letterChangesMachine = savingMachine<Change, undefined>({
  id: 'letterChanges',
  spec: '§7 A letters/change-state',
  port: letterChangesPorts,
  fits: isLetters,
  promise: tell('letters', (_, change) => ({ type: 'letters.promised', ...change })),
  rested: tell('letters', { type: 'letters.settled' }),
  takesBack: tell('letters', { type: 'letters.takenBack' }),
  outdated: publish({ type: 'letters.outdated' }),
  unsaved: 'Letters.The change was not saved',
});

export type LetterChangesActor = ActorRefFrom<typeof letterChangesMachine>;
