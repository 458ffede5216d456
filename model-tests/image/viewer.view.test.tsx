import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { folderImages } from '../../contract/make/image';
import { Mounted } from '../../src/app/Mounted';
import { ImageViewer } from '../../src/views/image/ImageViewer';
import { at, control, press, shows, strike } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { viewerWalk } from './viewer.walk';

const images = folderImages();
const dialog = () => document.querySelector('dialog[open]');
const picture = () => screen.queryByRole('img', { hidden: true });

/** A finger that draws the picture by as many pixels. */
const draw = (by: number): boolean => {
  const stage = picture()?.parentElement;
  if (!stage) return false;
  fireEvent.pointerDown(stage, { clientX: 200 });
  fireEvent.pointerUp(stage, { clientX: 200 + by });
  return true;
};

/** What the browser makes of the Escape key. */
const escape = (): boolean => {
  const open = dialog();
  if (open === null) return false;
  const cancel = createEvent('cancel', open, { bubbles: false, cancelable: true });
  fireEvent(open, cancel);
  // Left to itself the dialog would close without the machine.
  return cancel.defaultPrevented;
};

const ways = {
  buttons: {
    next: () => press('button', 'Next picture'),
    previous: () => press('button', 'Previous picture'),
    close: () => press('button', 'Close'),
  },
  keys: {
    next: () => strike(dialog(), 'ArrowRight'),
    previous: () => strike(dialog(), 'ArrowLeft'),
    close: escape,
  },
};

test.each(Object.entries(ways))(
  'viewer: every edge is walked by %s and by swiping',
  async (_, { next, previous, close }) => {
    await walkView(viewerWalk, {
      control: 'viewer',
      view: (input) => (
        <Mounted at="viewer" control="viewer" input={{ at: input.at, count: images.length }}>
          {(actor) => <ImageViewer actor={actor} images={images} />}
        </Mounted>
      ),
      by: {
        'viewer.next': next,
        'viewer.previous': previous,
        'viewer.swipe': ({ towards }) => draw(towards === 'left' ? -90 : 90),
        'viewer.close': close,
      },
      offers: [
        { role: 'button', name: 'Next picture', says: { type: 'viewer.next' } },
        { role: 'button', name: 'Previous picture', says: { type: 'viewer.previous' } },
        { role: 'button', name: 'Close', says: { type: 'viewer.close' } },
      ],
      sees: (viewer, world) => {
        const isOpen = viewer.matches('open');
        const place = `${viewer.context.at + 1} / 3`;
        expect(dialog() !== null).toBe(isOpen);
        expect(shows(place)).toBe(isOpen);
        expect(picture()?.getAttribute('src')).toBe(
          isOpen ? images[viewer.context.at]?.url : undefined,
        );
        expect(viewer.output).toEqual(isOpen ? undefined : { open: false });
        expect(Object.keys(at(world, 'stage').context.controls)).toEqual(isOpen ? ['viewer'] : []);
        // The page behind stands still just as long.
        expect(world.questions.some(({ port }) => port === 'viewer.hold')).toBe(isOpen);
        expect(control('button', 'Close') !== undefined).toBe(isOpen);
      },
    });
  },
  WALK_MS,
);
