import { expect, test } from 'vitest';
import { PASSWORD_MIN } from '../../../contract/limits';
import { aUser } from '../../../contract/make/player';
import { privacyFields } from '../../../contract/privacy.rules';
import { problem } from '../../../contract/problems';
import {
  audiencesOf,
  besideField,
  changeEmailFaults,
  changePasswordFaults,
  changeUsernameFaults,
  confirmEmailFaults,
  detailFields,
  detailsBody,
  detailsFaults,
  detailsOf,
  eraseFaults,
  noticeGroups,
  noticesFaults,
  noticesOf,
  privacyFaults,
} from '../../../machines/settings/settings.rules';

const secret = `1${'a'.repeat(PASSWORD_MIN - 1)}`;
const noPassword = { password: 'Form.Enter your password' };

test('details are right when a number is one, and a birth date a day', () => {
  expect(detailsFaults({})).toEqual({});
  expect(detailsFaults({ phone: ' +44 20 7946 0000 ', birthday: '1990-02-28' })).toEqual({});
  expect(detailsFaults({ phone: 'home', birthday: '1990-02-30' })).toEqual({
    phone: 'Form.Enter a telephone number',
    birthday: 'Form.Enter a real date',
  });
});

test('the form begins with what is told, and sends what is left as nothing', () => {
  const told = detailsOf(aUser({ firstname: 'Ann', region: 'NJ' }));
  expect(Object.keys(told)).toEqual([...detailFields]);
  expect([told['firstname'], told['lastname']]).toEqual(['Ann', '']);
  expect(detailsBody(told)).toMatchObject({ firstname: 'Ann', lastname: null, region: 'NJ' });
  expect(detailsBody({ ...told, country: 'MT' })).toMatchObject({ country: 'MT', region: null });
  expect(detailsBody({ birthday: '1990-02-28' })).toMatchObject({
    birthday: { year: 1990, month: 2, day: 28 },
  });
  expect(detailsBody({})).toStrictEqual(
    Object.fromEntries(detailFields.map((field) => [field, null])),
  );
});

test('a choice is made of everything that is asked', () => {
  const { settings } = aUser();
  expect(privacyFaults(settings)).toEqual({});
  expect(privacyFaults({ ...settings, about: '' })).toEqual({ about: 'Form.Choose one' });
  expect(Object.keys(privacyFaults({}))).toEqual([...privacyFields]);
  expect(audiencesOf({ ...settings, more: 'x' })).toEqual(settings);
  expect(noticesFaults({ letters: 'friends' })).toEqual({});
  expect(noticesFaults({})).toEqual({ letters: 'Form.Choose one' });
});

test('the notifications form begins as the player has it', () => {
  const { notificationSettings } = aUser();
  const user = aUser({ notificationSettings: { ...notificationSettings, gift: false } });
  expect(noticesOf(user)).toEqual({
    ...Object.fromEntries(noticeGroups.map((group) => [group, group === 'gift' ? '' : 'yes'])),
    letters: 'everyone',
  });
});

test('an address, a name and a password are asked for with their proof', () => {
  expect(changeEmailFaults({ email: ' ann@example.com ', password: 'x' })).toEqual({});
  expect(changeEmailFaults({})).toEqual({
    email: 'Form.Enter an email address',
    ...noPassword,
  });
  expect([confirmEmailFaults({ link: 'x' }), confirmEmailFaults({})]).toEqual([
    {},
    { link: 'Problem.The link is no longer valid' },
  ]);
  expect([changeUsernameFaults({ username: 'ann' }), changeUsernameFaults({})]).toEqual([
    {},
    { username: 'Form.Use 3 to 20 letters and digits' },
  ]);
  const change = { password: 'x', newPassword: secret, repeated: secret };
  expect(changePasswordFaults(change)).toEqual({});
  expect(changePasswordFaults({ ...change, repeated: '' })).toEqual({
    repeated: 'Form.The passwords differ',
  });
  expect(changePasswordFaults({})).toEqual({
    ...noPassword,
    newPassword: 'Form.Use more than 8 characters',
  });
});

test('an account is erased under its own name, in any letters, and never under none', () => {
  const typed = { typed: 'Form.Type your username' };
  expect(eraseFaults({ password: 'x', typed: ' ANN ', username: 'Ann' })).toEqual({});
  expect(eraseFaults({ password: 'x', typed: 'anna', username: 'Ann' })).toEqual(typed);
  expect(eraseFaults({ password: 'x' })).toEqual(typed);
  expect(eraseFaults({ typed: 'ann', username: 'ann' })).toEqual(noPassword);
});

test.each([
  ['wrong-credentials', {}, undefined, { password: 'Form.This is not your password' }],
  [
    'body-invalid',
    { field: 'body.region' },
    undefined,
    { region: 'Form.The server does not take this' },
  ],
  ['body-invalid', {}, undefined, undefined],
  [
    'password-weak',
    { field: 'body.newPassword' },
    'x',
    { newPassword: `Problem.${problem('password-weak').title}` },
  ],
  ['member-refused', {}, 'username', { username: problem('member-refused').slug }],
  ['member-refused', {}, undefined, undefined],
  ['money-left', {}, 'username', undefined],
] as const)('%s %j is told beside its field', (code, params, claimed, beside) => {
  const told = problem(code, params);
  expect(besideField(told, claimed)).toEqual(
    beside === undefined ? told : { ...told, params: { ...params, ...beside } },
  );
});
