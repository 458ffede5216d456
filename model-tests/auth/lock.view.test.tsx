import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LockPage } from '../../src/views/auth/LockPage';
import { control, press, shows, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { lockWalk } from './lock.walk';

test(
  'lock: every edge is walked on the gate',
  async () => {
    await walkView(lockWalk, {
      control: 'lock',
      view: <LockPage />,
      beside: ['stage'],
      by: {
        'lock.type': ({ magic }) => type('The word', magic),
        'lock.submit': () => press('button', 'Open'),
        'lock.opened': 'lock.open',
        'lock.refused': 'lock.open',
        'port.failed': 'lock.open',
      },
      sees: (lock) => {
        const isRefused = lock.matches({ locked: 'refused' });
        const word = screen.getByLabelText<HTMLInputElement>('The word');
        expect(word.value).toBe(lock.context.magic);
        expect(word.getAttribute('aria-invalid') === 'true').toBe(isRefused);
        expect(shows('This is not the word')).toBe(isRefused);
        expect(control('button', 'Open')?.getAttribute('aria-busy') === 'true').toBe(
          lock.hasTag('busy'),
        );
      },
    });
  },
  WALK_MS,
);
