import { expect, test } from 'vitest';
import {
  SLIDER_LONG_SWIPE_MS,
  SLIDER_SPEED_MS,
  SLIDER_THRESHOLD_PX,
} from '../../../contract/limits';
import type { CarouselActor } from '../../../machines/control/carousel.machine';
import type { CarouselInput } from '../../../machines/control/carousel.words';
import { aWorld, type World } from '../support/world';

const WIDTH = 200;

const open = (given: Partial<CarouselInput> = {}, world: World = aWorld()): CarouselActor => {
  const input: CarouselInput = { count: 3, shown: 1, ends: 'stop', ...given };
  world.resident('stage').send({ type: 'stage.mount', key: 'row', control: 'carousel', input });
  return world.resident('stage').getSnapshot().children.row;
};
const place = (row: CarouselActor) => row.getSnapshot().context.at;
const by = (row: CarouselActor) => row.getSnapshot().context.by;
const may = (row: CarouselActor, way: 'next' | 'previous') =>
  row.getSnapshot().can({ type: `carousel.${way}` });
const next = (row: CarouselActor, times = 1) => {
  for (let turn = 0; turn < times; turn += 1) row.send({ type: 'carousel.next' });
};
const draw = (row: CarouselActor, by: number) => {
  row.send({ type: 'carousel.hold' });
  row.send({ type: 'carousel.draw', by });
};
const release = (row: CarouselActor) => row.send({ type: 'carousel.release', width: WIDTH });

test('next and previous are closed at the ends unless it loops or rewinds', () => {
  for (const [ends, atFirst, atLast] of [
    ['stop', false, false],
    ['rewind', true, true],
    ['loop', true, true],
  ] as const) {
    const row = open({ ends });
    expect([ends, may(row, 'previous'), may(row, 'next')]).toEqual([ends, atFirst, true]);
    next(row, 2);
    expect([ends, may(row, 'previous'), may(row, 'next')]).toEqual([ends, true, atLast]);
  }
});

test('behind the last one a rewinding row begins again, before the first it ends', () => {
  const row = open({ ends: 'rewind' });
  next(row, 3);
  expect(place(row)).toBe(0);
  row.send({ type: 'carousel.previous' });
  expect(place(row)).toBe(2);
});

test('a row that is seen whole is turned by nothing', () => {
  for (const ends of ['stop', 'rewind', 'loop'] as const) {
    const row = open({ ends, shown: 3 });
    expect([may(row, 'next'), may(row, 'previous')]).toEqual([false, false]);
    expect(row.getSnapshot().can({ type: 'carousel.hold' })).toBe(false);
  }
});

test('a press brings those that were not seen, and leaves no gap at the end', () => {
  const row = open({ count: 5, shown: 2 });
  const places = [0, 1, 2].map(() => {
    next(row);
    return place(row);
  });
  expect(places).toEqual([2, 3, 3]);
  row.send({ type: 'carousel.previous' });
  expect(place(row)).toBe(1);
});

test('it slides for 300 ms; a press meanwhile is not lost', () => {
  const world = aWorld();
  const row = open({}, world);
  next(row);
  world.clock.increment(299);
  expect([SLIDER_SPEED_MS, row.getSnapshot().value]).toEqual([300, 'turning']);
  next(row);
  world.clock.increment(SLIDER_SPEED_MS - 1);
  expect([row.getSnapshot().value, place(row)]).toEqual(['turning', 2]);
  world.clock.increment(1);
  expect(row.getSnapshot().value).toBe('resting');
});

test('what moved less than five pixels has pressed', () => {
  const row = open();
  draw(row, 4);
  expect([row.getSnapshot().value, by(row)]).toEqual(['held', 0]);
  release(row);
  expect([row.getSnapshot().value, place(row)]).toEqual(['resting', 0]);
});

test('a swipe under 300 ms turns however little was drawn, a longer one only over half a slide', () => {
  const world = aWorld();
  const row = open({ count: 9 }, world);
  draw(row, SLIDER_THRESHOLD_PX);
  world.clock.increment(299);
  release(row);
  expect([row.getSnapshot().value, place(row)]).toEqual(['settling', 1]);
  const longSwipe = (by: number) => {
    draw(row, by);
    world.clock.increment(SLIDER_LONG_SWIPE_MS);
    release(row);
    return place(row);
  };
  expect(longSwipe(WIDTH / 2)).toBe(1);
  expect(longSwipe(WIDTH / 2 + 1)).toBe(2);
  expect(longSwipe(WIDTH * 3)).toBe(5);
  expect(longSwipe(-WIDTH / 2 - 1)).toBe(4);
  expect(longSwipe(-WIDTH * 9)).toBe(0);
});

test('past an end only a loop is swiped; a rewinding row comes back', () => {
  const world = aWorld();
  const swipe = (ends: CarouselInput['ends'], wait: number) => {
    const row = open({ ends }, world);
    draw(row, -WIDTH);
    world.clock.increment(wait);
    release(row);
    world.resident('stage').send({ type: 'stage.unmount', key: 'row' });
    return place(row);
  };
  for (const wait of [0, SLIDER_LONG_SWIPE_MS])
    expect([swipe('stop', wait), swipe('rewind', wait), swipe('loop', wait)]).toEqual([0, 0, 2]);
});

test('the row follows the finger, and yields a third where nothing lies behind', () => {
  const row = open();
  draw(row, 90);
  expect(by(row)).toBe(90);
  row.send({ type: 'carousel.draw', by: -90 });
  expect(by(row)).toBe(-30);
  row.send({ type: 'carousel.cancel' });
  expect([by(row), place(row)]).toEqual([0, 0]);
});

test('a finger whose end nobody told of is forgotten when one is laid on anew', () => {
  const row = open();
  draw(row, 90);
  row.send({ type: 'carousel.hold' });
  expect([row.getSnapshot().value, by(row)]).toEqual(['held', 0]);
});

test('what has the focus is brought into view, and no further than that', () => {
  const row = open({ count: 9, shown: 3 });
  const show = (at: number) => {
    row.send({ type: 'carousel.show', at });
    return place(row);
  };
  expect([show(2), show(3), show(8), show(6), show(5)]).toEqual([0, 1, 6, 6, 5]);
});

test('a row that shrank leaves no gap; where it stands stays in view when it grows', () => {
  const row = open({ count: 9 });
  row.send({ type: 'carousel.show', at: 8 });
  row.send({ type: 'carousel.fit', count: 9, shown: 4 });
  expect(place(row)).toBe(5);
  row.send({ type: 'carousel.fit', count: 4, shown: 4 });
  expect(place(row)).toBe(0);
});
