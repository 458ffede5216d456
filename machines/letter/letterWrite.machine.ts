import { type ActorRefFrom, enqueueActions } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { letterWriteFaults, picturesOf, withPicture } from './letterWrite.rules';

/** A letter to one player [§1, §3 Letter]. */
export const letterWriteMachine = formMachine({
  id: 'letterWrite',
  spec: '§7 B letters/send',
  // `unsent` is the entry of the outbox that the letter is written on from.
  fields: ['recipient', 'letterText', 'pictures', 'unsent'],
  faults: letterWriteFaults,
  body: (values) => ({
    recipient: values['recipient'] ?? '',
    text: (values['letterText'] ?? '').trim(),
    images: picturesOf(values),
  }),
  // A picture that is put into the folder while a letter is written is meant for it.
  learns: {
    'upload.taken': ({ image }, values) => ({ pictures: withPicture(values, image.url) }),
  },
  tells: enqueueActions(({ context, enqueue }) => {
    const { unsent = '' } = context.values;
    if (unsent !== '') enqueue(tell('outbox', { type: 'outbox.discard', id: unsent }));
  }),
});

export type LetterWriteActor = ActorRefFrom<typeof letterWriteMachine>;
