import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { letterWriteFaults, picturesOf } from './letterWrite.rules';

/** A letter to one player [§1, §3 Letter]. */
export const letterWriteMachine = formMachine({
  id: 'letterWrite',
  spec: '§7 B letters/send',
  fields: ['recipient', 'letterText', 'pictures'],
  faults: letterWriteFaults,
  body: (values) => ({
    recipient: values['recipient'] ?? '',
    text: (values['letterText'] ?? '').trim(),
    images: picturesOf(values),
  }),
  tells: tell('letters', { type: 'player.changed', changed: ['letters'] }),
});

export type LetterWriteActor = ActorRefFrom<typeof letterWriteMachine>;
