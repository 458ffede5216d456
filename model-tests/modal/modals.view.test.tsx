import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { ModalsEvent } from '../../machines/modal/modals.words';
import { Modals } from '../../src/views/modal/Modals';
import { Footer } from '../../src/views/navigation/Footer';
import { press, shows, tells } from '../support/hand';
import { fetchChunks, WALK_MS, walkView } from '../support/view';
import { modalsWalk } from './modals.walk';

/** A dialog that the page opens. */
const events = modalsWalk.events.map(
  (event): ModalsEvent =>
    event.type === 'modals.open' ? { ...event, name: 'preferences' } : event,
);
const page = (
  <>
    <Footer />
    <Modals />
  </>
);
const dialog = () => document.querySelector('dialog[open]');

/** What the browser makes of the Escape key. */
const escape = (): boolean => {
  const open = dialog();
  if (open === null) return false;
  const cancel = createEvent('cancel', open, { bubbles: false, cancelable: true });
  fireEvent(open, cancel);
  return cancel.defaultPrevented;
};

/** A press beside the sheet. */
const beside = (): boolean => {
  const open = dialog();
  return open !== null && fireEvent.pointerDown(open);
};

const ways = { cross: () => press('button', 'Close'), escape, beside };

beforeAll(
  () =>
    fetchChunks(
      page,
      {},
      () => press('button', 'Language and look'),
      () => screen.findByText('As the device'),
    ),
  WALK_MS,
);

test.each(Object.entries(ways))(
  'modals: every edge that the page reaches is walked on it, closing by %s',
  async (_, close) => {
    await walkView(
      { ...modalsWalk, events },
      {
        resident: 'modals',
        view: page,
        by: {
          'modals.open': () => press('button', 'Language and look'),
          'modals.close': close,
          'session.closed': tells('modals'),
        },
        sees: (modals) => {
          const isOpen = modals.matches('shown');
          expect(dialog() !== null).toBe(isOpen);
          expect(dialog()?.querySelector('h2')?.textContent).toBe(
            isOpen ? 'Language and look' : undefined,
          );
          expect(shows('As the device')).toBe(isOpen);
        },
        without: {
          'modals.shown modals.close[1]': 'the page behind a dialog opens no second one',
          'modals.shown modals.closeAll[0]': 'the router closes them: another page, another screen',
        },
      },
    );
  },
  WALK_MS,
);
