import { expect, test } from 'vitest';
import { isCommon } from '../../../server/auth/auth.common';
import { PASSWORD } from '../../support/password';

const names = ['june90', 'june.miller', 'Fairground'];

test.for([
  'password1',
  'Password1!',
  'PASSWORD2026',
  'P@ssw0rd!!',
  'passwordpassword1',
  '1password1',
  'Passwort123',
  'letmein123',
  'we1come2024',
  'iloveyou1',
  'qwertyuiop1',
  'Qwerty12345',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'abcdefgh1',
  'abc123456789',
  'a123456789',
  'aaaaaaaa1',
  '987654321a',
  'fairground1',
  'Fairground-2026',
  'fa1rgr0und99',
  'June90june90',
  'june901234',
  'miller2026',
  'JuneMiller-1',
  'june.miller1',
  'ｐａｓｓｗｏｒｄ1',
])('%s is soon guessed', (password) => {
  expect(isCommon(password, names)).toBe(true);
});

test.for([
  PASSWORD,
  'Lantern-2027',
  'x7k2m9q4z1',
  'correct horse 7 battery',
  'fairground by the river 7',
  'june likes 3 tall herons',
  'Zwölf Boxkämpfer jagen 4',
  'كلمة سر طويلة 12',
  'tr0ub4dor&3x',
])('%s is not', (password) => {
  expect(isCommon(password, names)).toBe(false);
});

test('a name is only known to whom it belongs', () => {
  expect(isCommon('heronsbill1', ['heronsbill'])).toBe(true);
  expect(isCommon('heronsbill1', ['june'])).toBe(false);
  // Of less than three letters there is one in everything.
  expect(isCommon('heron4bill', ['he', 'ro', 'n4', 'bi', 'll'])).toBe(false);
});
