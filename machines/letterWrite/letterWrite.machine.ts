import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { letterWriteFaults } from './letterWrite.rules';

/** A letter to one player [§1, §3 Letter]. */
export const letterWriteMachine = formMachine({
  id: 'letterWrite',
  spec: '§7 B letters/send',
  fields: ['recipient', 'letterText'],
  faults: letterWriteFaults,
  body: ({ recipient = '', letterText = '' }) => ({ recipient, text: letterText.trim() }),
  tells: tell('letters', { type: 'player.changed', changed: ['letters'] }),
});

export type LetterWriteActor = ActorRefFrom<typeof letterWriteMachine>;
