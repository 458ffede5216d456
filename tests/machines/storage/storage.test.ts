import { expect, test } from 'vitest';
import type { StorageKey } from '../../../machines/storage/storage.words';
import { aWorld } from '../support/world';

test('what was kept for comfort leaves the device when consent is taken back', () => {
  const world = aWorld({ consent: true });
  const { heard } = world.asked('storage.disk');
  const remember = (key: StorageKey, value: string) =>
    world.resident('storage').send({ type: 'storage.remember', key, value });
  remember('favourites', '[]');
  remember('playMode', 'coins');
  remember('view', 'flag');
  expect(heard.map(({ type }) => type)).toEqual(['disk.write', 'disk.write', 'disk.write']);
  world.resident('storage').send({ type: 'consent.refused' });
  expect(heard.slice(3)).toEqual([
    { type: 'disk.erase', key: 'favourites' },
    { type: 'disk.erase', key: 'playMode' },
    { type: 'disk.erase', key: 'view' },
  ]);
});
