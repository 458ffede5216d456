import { expect, test } from 'vitest';
import { aWorld, type World } from '../support/world';

const heard = (world: World) => world.asked('storage.disk').heard;
const remember = (world: World, key: 'playMode' | 'view', value: string) =>
  world.resident('storage').send({ type: 'storage.remember', key, value });
const erased = [
  { type: 'disk.erase', key: 'playMode' },
  { type: 'disk.erase', key: 'sound' },
  { type: 'disk.erase', key: 'view' },
];

test('what was kept for comfort leaves the device when consent is taken back', () => {
  const world = aWorld({ consent: true });
  remember(world, 'playMode', 'coins');
  remember(world, 'view', 'flag');
  expect(heard(world).map(({ type }) => type)).toEqual(['disk.write', 'disk.write']);
  world.resident('consent').send({ type: 'consent.refuse' });
  expect(heard(world).slice(2)).toEqual(erased);
});

test('who has refused finds nothing kept of an earlier answer', () => {
  const world = aWorld({ consent: false, stored: { playMode: 'coins', view: 'flag' } });
  expect(heard(world)).toEqual(erased);
});

test('what was chosen before the answer is kept with it, the last choice of each', () => {
  const world = aWorld();
  remember(world, 'playMode', 'money');
  remember(world, 'playMode', 'coins');
  expect(heard(world)).toEqual([]);
  world.resident('consent').send({ type: 'consent.allow' });
  expect(heard(world)).toEqual([{ type: 'disk.write', key: 'playMode', value: 'coins' }]);
});

test('who refuses and thinks again keeps what is chosen by then', () => {
  const world = aWorld({ consent: true });
  remember(world, 'view', 'flag');
  world.resident('consent').send({ type: 'consent.refuse' });
  remember(world, 'view', 'level');
  world.resident('consent').send({ type: 'consent.reconsider' });
  world.resident('consent').send({ type: 'consent.allow' });
  expect(heard(world).at(-1)).toEqual({ type: 'disk.write', key: 'view', value: 'level' });
});
