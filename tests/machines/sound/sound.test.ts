import { expect, test } from 'vitest';
import { winTier } from '../../../contract/win.rules';
import { aWorld, type World } from '../support/world';

const at = (world: World) => world.resident('sound').getSnapshot().value;
const press = (world: World) => world.resident('sound').send({ type: 'sound.switch' });
const step = { type: 'step.shown', engine: 'slot', outcome: { spins: [] }, shown: 0 };

test('a table is silent until somebody switches the sound on', () => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  expect(at(world)).toBe('off');
  expect(world.asks).not.toContain('sound.speaker');
  press(world);
  world.resident('sound').send(step);
  expect(world.asked('sound.speaker').heard).toEqual([step]);
  press(world);
  expect(at(world)).toBe('off');
});

test('the choice is remembered, and another tab follows it', () => {
  const world = aWorld({ to: '/', consent: true, stored: { sound: 'on' } });
  expect(at(world)).toBe('on');
  press(world);
  expect(world.asked('storage.disk').heard).toContainEqual({
    type: 'disk.write',
    key: 'sound',
    value: 'off',
  });
  const changed = (value: string) =>
    world.asked('storage.disk').answer({ type: 'storage.changed', key: 'sound', value } as never);
  changed('on');
  expect(at(world)).toBe('on');
  changed('off');
  expect(at(world)).toBe('off');
});

test('what a round came to is told to the speaker', () => {
  const world = aWorld({ to: '/', stored: { sound: 'on' } });
  const told = { type: 'round.told', staked: 10, won: 100 };
  world.resident('sound').send(told);
  expect(world.asked('sound.speaker').heard).toEqual([told]);
});

test('a device without sound switches it off', () => {
  const world = aWorld({ to: '/', stored: { sound: 'on' } });
  world.asked('sound.speaker').answer({ type: 'port.failed', port: 'sound.speaker' } as never);
  expect(at(world)).toBe('off');
});

test('the tier of a win is the multiple of its stake: at, below and above each bound', () => {
  const tiers = (staked: number, wins: number[]) => wins.map((won) => winTier(staked, won));
  expect(tiers(100, [0, 99, 100, 101])).toEqual([0, 0, 1, 1]);
  expect(tiers(100, [999, 1_000, 1_001])).toEqual([1, 2, 2]);
  expect(tiers(100, [4_999, 5_000, 5_001])).toEqual([2, 3, 3]);
  expect(tiers(0, [0, 10])).toEqual([0, 0]);
});
