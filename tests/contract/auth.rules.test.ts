import { expect, test } from 'vitest';
import { Birthday } from '../../contract/auth';
import {
  isEmail,
  isPasswordLength,
  isPhone,
  isUsername,
  passwordLevel,
  passwordScore,
} from '../../contract/auth.rules';
import {
  EMAIL_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from '../../contract/limits';

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

test('an address, a name and a password are as long as the longest, and no sign longer', () => {
  const address = (length: number) => `${'a'.repeat(length - 5)}@b.cc`;
  expect([EMAIL_MAX, EMAIL_MAX + 1].map((length) => isEmail(address(length)))).toEqual([
    true,
    false,
  ]);
  const around = (min: number, max: number) => [min - 1, min, max, max + 1];
  const fits = (rule: (text: string) => boolean) => (length: number) => rule('a'.repeat(length));
  expect(around(USERNAME_MIN, USERNAME_MAX).map(fits(isUsername))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(around(PASSWORD_MIN, PASSWORD_MAX).map(fits(isPasswordLength))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['', true],
  ['+44 20 7946 0000', true],
  ['12345', false],
  ['home', false],
])('%j is a telephone number, or nothing: %s', (text, fits) => {
  expect(isPhone(text)).toBe(fits);
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
