import { expect, test } from 'vitest';
import { IMAGE_SLIDE_MS } from '../../../contract/limits';
import { aWorld, type World } from '../support/world';

const open = (world: World, at: number, count: number) => {
  world
    .resident('stage')
    .send({ type: 'stage.mount', key: 'viewer', control: 'viewer', input: { at, count } });
  return world.resident('stage').getSnapshot().children.viewer;
};
const place = (viewer: World['app']) => viewer.getSnapshot().context.at;

test('next and previous only inside the ends', () => {
  const viewer = open(aWorld(), 1, 3);
  viewer.send({ type: 'viewer.next' });
  viewer.send({ type: 'viewer.next' });
  expect(place(viewer)).toBe(2);
  for (let step = 0; step < 5; step += 1) viewer.send({ type: 'viewer.previous' });
  expect(place(viewer)).toBe(0);
});

test('a swipe to the left brings the next one, to the right the one before', () => {
  const viewer = open(aWorld(), 0, 2);
  viewer.send({ type: 'viewer.swipe', towards: 'right' });
  expect(place(viewer)).toBe(0);
  viewer.send({ type: 'viewer.swipe', towards: 'left' });
  expect(place(viewer)).toBe(1);
  viewer.send({ type: 'viewer.swipe', towards: 'left' });
  expect(place(viewer)).toBe(1);
  viewer.send({ type: 'viewer.swipe', towards: 'right' });
  expect(place(viewer)).toBe(0);
});

test('a slide takes half a second', () => {
  const world = aWorld();
  const viewer = open(world, 0, 3);
  viewer.send({ type: 'viewer.next' });
  world.clock.increment(IMAGE_SLIDE_MS - 1);
  expect(viewer.getSnapshot().value).toEqual({ open: 'turningOn' });
  world.clock.increment(1);
  expect(viewer.getSnapshot().value).toEqual({ open: 'resting' });
});

test('the page is held while it is open; closing lets it go and says false', () => {
  const world = aWorld();
  const viewer = open(world, 0, 1);
  const held = () => world.questions.some(({ port }) => port === 'viewer.hold');
  expect(held()).toBe(true);
  viewer.send({ type: 'viewer.close' });
  expect(held()).toBe(false);
  expect(viewer.getSnapshot().output).toEqual({ open: false });
  const { children, context } = world.resident('stage').getSnapshot();
  expect([children, context.controls]).toEqual([{}, {}]);
});

test('a viewer that is taken off the page while open lets the page go too', () => {
  const world = aWorld();
  open(world, 0, 1);
  world.resident('stage').send({ type: 'stage.unmount', key: 'viewer' });
  expect(world.questions.some(({ port }) => port === 'viewer.hold')).toBe(false);
});
