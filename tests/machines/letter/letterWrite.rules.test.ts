import { expect, test } from 'vitest';
import { LETTER_IMAGES_MAX, LETTER_TEXT_MAX } from '../../../contract/limits';
import {
  letterWriteFaults,
  picturesOf,
  withPicture,
} from '../../../machines/letter/letterWrite.rules';

const letter = { recipient: 'player_ben1', letterText: 'Hello' };
const pictures = (count: number) => Array.from({ length: count }, (_, n) => `/${n}`).join(',');

test('a letter has somebody to read it, and words', () => {
  expect(letterWriteFaults(letter)).toEqual({});
  expect(letterWriteFaults({ ...letter, recipient: '' })).toEqual({
    recipient: 'Letters.Choose whom to write to',
  });
  expect(letterWriteFaults({ ...letter, letterText: ' \n' })).toEqual({
    letterText: 'Letters.Write something',
  });
});

test('a letter is as long as the longest, and no sign longer', () => {
  expect(letterWriteFaults({ ...letter, letterText: 'w'.repeat(LETTER_TEXT_MAX) })).toEqual({});
  expect(letterWriteFaults({ ...letter, letterText: 'w'.repeat(LETTER_TEXT_MAX + 1) })).toEqual({
    letterText: 'Letters.A letter is at most {max} signs long',
  });
});

test('a letter takes so many pictures, and not one more', () => {
  expect(letterWriteFaults({ ...letter, pictures: pictures(LETTER_IMAGES_MAX) })).toEqual({});
  expect(letterWriteFaults({ ...letter, pictures: pictures(LETTER_IMAGES_MAX + 1) })).toEqual({
    pictures: 'Letters.Choose at most {max} pictures',
  });
});

test('a picture is put in, and taken out again', () => {
  expect(picturesOf({})).toEqual([]);
  expect(withPicture({}, '/a')).toBe('/a');
  expect(withPicture({ pictures: '/a' }, '/b')).toBe('/a,/b');
  expect(withPicture({ pictures: '/a,/b' }, '/a')).toBe('/b');
});
