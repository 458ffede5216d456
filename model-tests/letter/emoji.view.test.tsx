import { act, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { TextArea } from '../../src/ui/TextArea';
import { EmojiPicker } from '../../src/views/letter/EmojiPicker';
import { control, press, shows, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { emojiWalk } from './emoji.walk';

/** A letter with the picker beside it. */
const Letter = () => {
  const text = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState('');
  return (
    <>
      <TextArea ref={text} name="letter" label="Your letter" value={value} onChange={setValue} />
      <EmojiPicker at="emoji letter" text={text} />
    </>
  );
};

/** This DOM has no popovers: the browser's part is played. */
const turn = (newState: 'open' | 'closed'): boolean => {
  const panel = document.querySelector('[popover]');
  if (panel === null) return false;
  act(() => {
    fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
  });
  return true;
};

const sign = () => control('button', 'winking face');

test(
  'emoji: every edge is walked on the page',
  async () => {
    await walkView(emojiWalk, {
      control: 'emoji letter',
      view: <Letter />,
      by: {
        'emoji.open': () => turn('open'),
        'emoji.close': () => turn('closed'),
        'emoji.turn': () => press('radio', 'Food and drink'),
        'emoji.search': ({ text }) => type('Search emoji', text),
        'emoji.retry': () => press('button', 'Try again'),
        'emoji.listed': 'emoji.list',
        'connection.found': 'connection.watch',
        'port.failed': 'emoji.list',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'emoji.retry' } }],
      sees: (picker) => {
        const { items, group, search } = picker.context;
        const isOpen = picker.matches('open');
        const hasFailed = picker.matches({ open: 'failed' });
        expect(sign() !== undefined).toBe(isOpen && !hasFailed && items.length > 0);
        expect(shows('The emoji did not load')).toBe(hasFailed);
        expect(shows('Nothing was found')).toBe(
          picker.matches({ open: 'shown' }) && items.length === 0,
        );
        if (!isOpen) return;
        const chosen = screen.queryByRole<HTMLInputElement>('radio', { checked: true });
        expect(chosen?.getAttribute('aria-label')).toBe(
          search !== '' ? undefined : group === 'food' ? 'Food and drink' : 'Smileys',
        );
      },
    });
  },
  WALK_MS,
);
