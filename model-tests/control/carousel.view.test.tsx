import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Slides } from '../../src/views/list/Slides';
import { control, press } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { carouselWalk } from './controls.walk';

/** This DOM lays nothing out: a slide with its gap is as wide as the walk says. */
const WIDTH = 200;
const GAP = 12;
let room = 1;
let resized = () => {};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(
    () => room * WIDTH - GAP,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FROM = 400;
const slides = () => [...document.querySelectorAll('[aria-roledescription=slide]')];
const track = () => slides()[0]?.parentElement;
const view = () => track()?.parentElement;
const at = (by: number, buttons = 1) => ({ isPrimary: true, buttons, clientX: FROM - by });
const lay = (): boolean => {
  const row = view();
  return row != null && fireEvent.pointerDown(row, at(0));
};
const lies = () => view()?.className.includes('held') === true;

test(
  'carousel: every edge is walked by buttons, by a finger, by the focus and by the room there is',
  async () => {
    await walkView(carouselWalk, {
      control: 'row',
      view: ({ count, shown, ends }) => {
        room = shown;
        return (
          <Slides at="row" label="A row" ends={ends} buttons="above" least={WIDTH - GAP}>
            {Array.from({ length: count }, (_, place) => (
              <a key={place} href={`#${place}`}>
                {place}
              </a>
            ))}
          </Slides>
        );
      },
      by: {
        'carousel.next': () => press('button', 'Next'),
        'carousel.previous': () => press('button', 'Previous'),
        'carousel.show': ({ at: place }) => {
          const link = slides()[place]?.querySelector('a');
          return link != null && fireEvent.focus(link);
        },
        'carousel.fit': ({ shown }) => {
          room = shown;
          act(() => resized());
          return true;
        },
        'carousel.hold': lay,
        'carousel.draw': ({ by }) => {
          const row = view();
          return row != null && fireEvent.pointerMove(row, at(by));
        },
        'carousel.release': () => {
          const row = view();
          return row != null && fireEvent.pointerUp(row, at(0, 0));
        },
        'carousel.cancel': () => {
          const row = view();
          return row != null && fireEvent.pointerCancel(row);
        },
      },
      offers: [
        { role: 'button', name: 'Next', says: { type: 'carousel.next' } },
        { role: 'button', name: 'Previous', says: { type: 'carousel.previous' } },
      ],
      sees: (row) => {
        const { at: place, shown, count } = row.context;
        expect(slides()).toHaveLength(count);
        expect(track()?.style.getPropertyValue('--at')).toBe(String(place));
        expect(track()?.style.getPropertyValue('--shown')).toBe(String(shown));
        expect(lies()).toBe(row.matches('held') || row.matches('drawn'));
        expect(control('button', 'Next') !== undefined).toBe(shown < count);
      },
    });
  },
  WALK_MS,
);
