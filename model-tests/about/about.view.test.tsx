import { expect, test } from 'vitest';
import { AboutPage } from '../../src/views/about/AboutPage';
import { connect, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { aboutWalk } from './about.walk';

test(
  'about: every edge that the page reaches is walked on it',
  async () => {
    await walkView(aboutWalk, {
      control: 'about',
      view: <AboutPage />,
      start: () => ({ to: '/about' }),
      settle: connect,
      by: {
        'about.told': 'about.read',
        'about.retry': () => press('button', 'Try again'),
        'port.failed': 'about.read',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'about.retry' } }],
      sees: (snapshot) => {
        const { about } = snapshot.context;
        const isTold = snapshot.matches('told');
        expect(shows('1,204')).toBe(isTold);
        expect(shows('Whom to ask')).toBe(isTold && about?.statements.length === 2);
        expect(shows('Who runs it did not load')).toBe(snapshot.matches('failed'));
      },
    });
  },
  WALK_MS,
);
