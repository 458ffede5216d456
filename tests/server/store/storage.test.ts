import { expect, test } from 'vitest';
import { FREE_BYTES_MIN, Storage } from '../../../server/store/storage';

const given = (left = 0) => {
  const disk = { free: left, at: 0, said: [] as string[] };
  const storage = new Storage({
    free: async () => disk.free,
    now: () => disk.at,
    report: (message) => disk.said.push(message),
  });
  return { disk, storage };
};
const full = Object.assign(new Error('could not extend file'), { code: '53100' });

test.each([
  [FREE_BYTES_MIN - 1, true],
  [FREE_BYTES_MIN, false],
])('with %s bytes left it is full: %s', async (left, isFull) => {
  const { storage } = given(left);
  await storage.look();
  expect(storage.isFull).toBe(isFull);
});

test('it is full for a while after the database said so, and asked again then', () => {
  const { disk, storage } = given();
  expect(storage.note(full)).toBe(true);
  disk.at = 4_999;
  expect(storage.isFull).toBe(true);
  disk.at = 5_000;
  expect(storage.isFull).toBe(false);
  expect(storage.note(new Error('another'))).toBe(false);
  expect(storage.isFull).toBe(false);
});

test('it says once that writing ends, and once that it goes on', async () => {
  const { disk, storage } = given(FREE_BYTES_MIN - 1);
  await storage.look();
  await storage.look();
  disk.free = FREE_BYTES_MIN;
  await storage.look();
  await storage.look();
  expect(disk.said).toEqual([
    'The disk is full: nothing is written',
    'There is room: writing goes on',
  ]);
});

test('a folder that cannot be asked says nothing', async () => {
  const storage = new Storage({ free: () => Promise.reject(new Error('gone')) });
  await storage.look();
  expect(storage.isFull).toBe(false);
});
