import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Upload } from '../../src/views/image/Upload';
import { control, isOpen, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { uploadWalk } from './upload.walk';

// This DOM has no addresses for files.
beforeEach(() => vi.stubGlobal('URL', { ...URL, createObjectURL: () => 'blob:one' }));
afterEach(() => vi.unstubAllGlobals());

const chooser = () => screen.getByLabelText<HTMLInputElement>('Choose a picture');

const choose = (name: string): boolean => {
  if (!isOpen(chooser())) return false;
  act(() => {
    fireEvent.change(chooser(), { target: { files: [new File(['x'], name)] } });
  });
  return true;
};

const unoffered = 'a folder has no picture of its own to be taken away';
const sending = {
  'upload.held.sending upload.choose[0]': 'the chooser is closed while a picture is on its way',
};
const clearing = {
  'upload.empty upload.clear[0]': unoffered,
  'upload.clearing upload.done[0]': unoffered,
  'upload.clearing upload.refused[0]': unoffered,
  'upload.clearing port.failed[0]': unoffered,
};

test.each(['icon', 'folder'] as const)(
  'upload to the %s: every edge that the page reaches is walked on it',
  async (target) => {
    await walkView(
      { ...uploadWalk, inputs: [{ target }] },
      {
        control: `upload ${target}`,
        view: (
          <Upload
            target={target}
            label="Choose a picture"
            {...(target === 'icon' && { clearLabel: 'Take it away' })}
          />
        ),
        by: {
          'upload.choose': ({ name }) => choose(name),
          'upload.send': () => press('button', 'Use this picture'),
          'upload.drop': () => press('button', 'Discard'),
          'upload.clear': () => press('button', 'Take it away'),
          'upload.read': 'upload.open',
          'upload.unreadable': 'upload.open',
          'upload.done': 'upload.send',
          'upload.refused': 'upload.send',
          'port.failed': ['upload.send', 'upload.open'],
        },
        offers: [
          { role: 'button', name: 'Use this picture', says: { type: 'upload.send' } },
          { role: 'button', name: 'Discard', says: { type: 'upload.drop' } },
          { role: 'button', name: 'Take it away', says: { type: 'upload.clear' } },
        ],
        sees: (upload) => {
          const isUnreadable = upload.matches({ held: 'unreadable' });
          expect(isOpen(chooser())).toBe(
            upload.can({ type: 'upload.choose', url: 'blob:one', name: 'one.jpg' }),
          );
          expect(shows('one.jpg')).toBe(upload.matches('held'));
          expect(screen.queryByAltText('Preview of one.jpg') !== null).toBe(
            upload.matches('held') && !isUnreadable,
          );
          expect(screen.queryByRole('alert') !== null).toBe(isUnreadable);
          expect(control('button', 'Discard') !== undefined).toBe(upload.matches('held'));
          expect(document.querySelector('button[aria-busy=true]') !== null).toBe(
            upload.matches({ held: 'sending' }) || upload.matches('clearing'),
          );
        },
        without: { ...sending, ...(target === 'folder' && clearing) },
      },
    );
  },
  WALK_MS,
);
