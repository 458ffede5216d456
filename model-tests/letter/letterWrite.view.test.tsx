import { act } from '@testing-library/react';
import { test } from 'vitest';
import { aFolderImage } from '../../contract/make/image';
import type { FormEvent } from '../../machines/kit/form.words';
import { letterWriteFaults } from '../../machines/letter/letterWrite.rules';
import { LetterWritePage } from '../../src/views/letter/LetterWritePage';
import { letterWriteWalk } from '../kit/forms.walk';
import { onForm, typedWalk } from '../support/form';
import { member } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';

const start = { recipient: 'player_0002', letterText: '', pictures: '', unsent: '' };
const text = { letterText: 'Meet me at the lanterns' };
const written = typedWalk(letterWriteWalk, start, { filled: text });
const kept: FormEvent = { type: 'port.failed', port: 'submit', kept: 'entry-0001' };
const taken: FormEvent = { type: 'upload.taken', image: aFolderImage() };
const on = onForm({
  port: 'letterWrite.submit',
  faults: letterWriteFaults,
  submit: 'Send the letter',
  done: 'Another letter',
  again: 'Another letter',
  waits: true,
  labels: { letterText: 'Your letter' },
});

const { 'form.leave': _, ...by } = on.by;

test(
  'letterWrite: every edge that the page reaches is walked on it',
  async () => {
    await walkView(
      { ...written, events: [...written.events, kept, taken] },
      {
        ...on,
        by: {
          ...by,
          // The walk of the upload shows when it tells.
          'upload.taken': (event, world) => {
            act(() => {
              world.resident('stage').getSnapshot().children.letterWrite?.send(event);
            });
            return true;
          },
        },
        control: 'letterWrite',
        view: <LetterWritePage />,
        start: () => ({ ...member, to: '/letters/write?to=player_0002&name=Juniper' }),
        without: {
          ...on.without,
          'letterWrite.editing form.leave[0]': 'a text says what is wrong when it is sent',
        },
      },
    );
  },
  WALK_MS,
);
