import { beforeEach, expect, test } from 'vitest';
import { Semaphore } from '../../../server/image/image.semaphore';

let begun: string[];
let ends: (() => void)[];
let turns: Semaphore;

beforeEach(() => {
  begun = [];
  ends = [];
  turns = new Semaphore(1, 3, 2);
});

/** Work that lasts until it is ended. */
const brings = (whose: string, name: string) =>
  turns.take(whose, async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  });
const end = async () => {
  ends.shift()?.();
  await new Promise(setImmediate);
};

test('so much is done at once, and what waits comes in turn', async () => {
  const first = brings('ann', 'a1');
  const second = brings('ann', 'a2');
  expect(begun).toEqual(['a1']);
  await end();
  expect(begun).toEqual(['a1', 'a2']);
  await end();
  expect(await Promise.all([first, second])).toEqual(['a1', 'a2']);
});

test('whoever brings much waits behind who brings little', async () => {
  void brings('ann', 'a1');
  void brings('ann', 'a2');
  void brings('ann', 'a3');
  void brings('bob', 'b1');
  await end();
  await end();
  await end();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a line has room for so much, and all lines together', async () => {
  void brings('ann', 'a1');
  void brings('ann', 'a2');
  void brings('ann', 'a3');
  expect(await brings('ann', 'a4')).toBe('too many');
  void brings('bob', 'b1');
  expect(await brings('cem', 'c1')).toBe('too many');
  await end();
  expect(begun).toEqual(['a1', 'a2']);
});

test('work that fails hands its turn on', async () => {
  const failing = turns.take('ann', () => Promise.reject(new Error('torn')));
  void brings('bob', 'b1');
  await expect(failing).rejects.toThrow('torn');
  expect(begun).toEqual(['b1']);
});

test('once nothing waits the next begins at once', async () => {
  void brings('ann', 'a1');
  await end();
  void brings('bob', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
});
