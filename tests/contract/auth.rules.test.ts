import { expect, test } from 'vitest';
import { Birthday } from '../../contract/auth';
import { isEmail, isUsername, passwordLevel, passwordScore } from '../../contract/auth.rules';

test.each(['a@b.cc', 'june.of+fair@mail.example.com', 'ü@example.org'])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);
test.each([
  '',
  'a',
  'a@b',
  'a@b.c',
  '@b.cc',
  'a@.cc',
  'a b@c.dd',
  'a@b..cc',
  `${'a'.repeat(250)}@b.cc`,
])('%j is no address [§5]', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['June', true],
  ['J9e', true],
  ['Ju', false],
  ['June May', false],
  ['June_', false],
  ['Jünë', false],
  ['a'.repeat(21), false],
])('username %j: %s [§5, decision 11]', (text, fits) => {
  expect(isUsername(text)).toBe(fits);
});

test.each([
  ['', 0, 0],
  ['abcdefgh', 0, 1],
  ['12345678', 0, 1],
  ['a1', 1, 2],
  ['abcdefg1', 2, 2],
  ['abcdefgh1', 2, 3],
  ['Abcdefg1', 3, 3],
  ['Abcdefg1!', 4, 5],
  ['Ab1!', 1, 4],
])('password %j has level %i and score %i [§5]', (text, level, score) => {
  expect([passwordLevel(text), passwordScore(text)]).toEqual([level, score]);
});

test.each([
  [{ day: 29, month: 2, year: 2024 }, true],
  [{ day: 29, month: 2, year: 2023 }, false],
  [{ day: 29, month: 2, year: 1900 }, false],
  [{ day: 31, month: 4, year: 2000 }, false],
  [{ day: 1, month: 13, year: 2000 }, false],
])('birthday %j is a date: %s', (birthday, fits) => {
  expect(Birthday.safeParse(birthday).success).toBe(fits);
});
