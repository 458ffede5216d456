import { expect, test } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../contract/limits';
import { forgotPasswordFaults } from '../../../machines/auth/forgotPassword.rules';
import { newPasswordFaults, passwordFault } from '../../../machines/auth/newPassword.rules';
import { signInFaults } from '../../../machines/auth/signIn.rules';
import { birthdayOf, gamesOf, signUpFaults, signUpOf } from '../../../machines/auth/signUp.rules';

const long = (length: number) => `1${'a'.repeat(length - 1)}`;
const tooShort = 'Form.Use more than 8 characters';
const tooWeak = 'Form.Use a letter and a digit at least';

test('a password is long enough, not too long, and has a letter and a digit', () => {
  expect(
    [PASSWORD_MIN - 1, PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MAX + 1].map(long).map(passwordFault),
  ).toEqual([tooShort, undefined, undefined, tooShort]);
  expect([passwordFault('abcdefghi'), passwordFault('123456789')]).toEqual([tooWeak, tooWeak]);
});

test('a new password is typed twice, alike', () => {
  const password = long(PASSWORD_MIN);
  expect(newPasswordFaults({ password, repeated: password })).toEqual({});
  expect(newPasswordFaults({ password, repeated: `${password} ` })).toEqual({
    repeated: 'Form.The passwords differ',
  });
  expect(newPasswordFaults({})).toEqual({ password: tooShort });
});

test('signing in asks for a name and a password, and says no more of them', () => {
  expect(signInFaults({ email: 'ann', password: 'x' })).toEqual({});
  expect(signInFaults({ email: ' ', password: 'x' })).toEqual({
    email: 'Form.Enter your email or username',
  });
  expect(signInFaults({ email: 'ann' })).toEqual({ password: 'Form.Enter your password' });
});

test('a recovery asks for an address', () => {
  expect(forgotPasswordFaults({ email: ' ann@example.com ' })).toEqual({});
  expect(forgotPasswordFaults({})).toEqual({ email: 'Form.Enter an email address' });
});

const member = {
  email: ' ann@example.com',
  username: 'ann',
  password: long(PASSWORD_MIN),
  terms: 'yes',
};

test('signing up asks for each field, and for a birth date only if it is typed', () => {
  expect(signUpFaults(member)).toEqual({});
  expect(signUpFaults({ ...member, birthday: '1990-02-01' })).toEqual({});
  expect(signUpFaults({ birthday: '1990-02-30' })).toEqual({
    email: 'Form.Enter an email address',
    username: 'Form.Use 3 to 20 letters and digits',
    password: tooShort,
    birthday: 'Form.Enter a real date',
    terms: 'Form.Accept the terms to play',
  });
});

test('a birth date is a day that there was', () => {
  expect(birthdayOf('1990-02-28')).toEqual({ year: 1990, month: 2, day: 28 });
  expect(['1990-02-29', '1990-2-1', 'yesterday', ''].map(birthdayOf)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

test('a guest’s favourites are taken along unless that was refused', () => {
  expect(gamesOf(signUpOf('game_a,game_b'))).toEqual(['game_a', 'game_b']);
  expect(gamesOf(signUpOf(''))).toEqual([]);
  expect(gamesOf({ ...signUpOf('game_a'), take: '' })).toEqual([]);
});
