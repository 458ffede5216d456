import { beforeEach, expect, test } from 'vitest';
import { readStored } from '../../machines/storage/storage.rules';
import { openDisk } from '../../src/adapters/disk';

const refusing = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

beforeEach(() => localStorage.clear());

test('keeps what is written, and forgets what is erased', () => {
  const disk = openDisk(() => localStorage);
  disk.write('token', 'a');
  expect(localStorage.getItem('token')).toBe('a');
  expect(disk.read('token')).toBe('a');
  disk.erase('token');
  expect(localStorage.getItem('token')).toBe(null);
  expect(disk.read('token')).toBe(undefined);
});

test('a storage that may not even be looked at is replaced by memory', () => {
  const disk = openDisk(refusing);
  disk.write('token', 'a');
  expect(disk.read('token')).toBe('a');
  disk.erase('token');
  expect(disk.read('token')).toBe(undefined);
});

test('a storage that refuses every access is replaced by memory', () => {
  const disk = openDisk(() => ({ getItem: refusing, setItem: refusing, removeItem: refusing }));
  disk.write('token', 'a');
  expect(disk.read('token')).toBe('a');
  disk.erase('token');
  expect(disk.read('token')).toBe(undefined);
});

test('spoilt values count as absent, the others stay', () => {
  localStorage.setItem('translatesV2', '{"en-US":');
  localStorage.setItem('countrySelected', '{"code":7}');
  localStorage.setItem('palette', 'purple');
  localStorage.setItem('favourites', '["game_1"]');
  const disk = openDisk(() => localStorage);
  expect(readStored((key) => disk.read(key) ?? null)).toEqual({ favourites: ['game_1'] });
});

test('hears what another tab wrote, until it is told to end', () => {
  const disk = openDisk(() => localStorage);
  const heard: unknown[] = [];
  const end = disk.watch((key, value) => heard.push([key, value]));
  disk.write('token', 'a');
  localStorage.setItem('token', 'b');
  // Read before it is told: a frozen page is told late.
  expect(disk.read('token')).toBe('b');
  dispatchEvent(
    new StorageEvent('storage', { key: 'token', newValue: 'b', storageArea: localStorage }),
  );
  expect(heard).toEqual([['token', 'b']]);
  end();
  dispatchEvent(
    new StorageEvent('storage', { key: 'token', newValue: null, storageArea: localStorage }),
  );
  expect(heard).toHaveLength(1);
});

test('what another store of this browser tells is not heard: a tab apart stays so', () => {
  const heard: (string | null)[] = [];
  const end = openDisk(() => sessionStorage).watch((_, value) => heard.push(value));
  const told = { key: 'token', newValue: 'b' };
  dispatchEvent(new StorageEvent('storage', { ...told, storageArea: localStorage }));
  expect(heard).toEqual([]);
  dispatchEvent(new StorageEvent('storage', { ...told, storageArea: sessionStorage }));
  expect(heard).toEqual(['b']);
  end();
});
