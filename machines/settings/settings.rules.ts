import { isEmail, isPhone, isUsername } from '../../contract/auth.rules';
import { isRegional } from '../../contract/country.rules';
import { playModes } from '../../contract/play.rules';
import type { NotificationSettings, Privacy, User } from '../../contract/player';
import { privacyFields } from '../../contract/privacy.rules';
import { slugOfProblem } from '../../contract/problem.rules';
import type { Problem } from '../../contract/problems';
import type { Details } from '../../contract/settings';
import { passwordFault } from '../auth/newPassword.rules';
import { birthdayOf } from '../auth/signUp.rules';
import { codeFaults } from '../kit/form.factor';
import type { Faults, Values } from '../kit/form.words';
import type { BirthdayChange } from './settings.words';

/** What a player tells of themselves, field by field [§3 User]. */
export const detailFields = [
  'firstname',
  'lastname',
  'gender',
  'phone',
  'country',
  'region',
  'language',
  'timezone',
  'relationship',
  'forRelationship',
  'about',
] as const;

/** The details form as it begins for a player. */
export const detailsOf = (user: User): Values =>
  Object.fromEntries(detailFields.map((field) => [field, user[field] ?? '']));

/** What is wrong with the personal details; every one of them may be left out. */
export const detailsFaults = ({ phone = '', birthday = '' }: Values): Faults => ({
  ...(!isPhone(phone.trim()) && { phone: 'Form.Enter a telephone number' }),
  ...(birthday !== '' &&
    birthdayOf(birthday) === undefined && { birthday: 'Form.Enter a real date' }),
});

/** The body of `/settings/update`: an emptied field is taken back, a birth date is only given. */
export const detailsBody = (values: Values): Details => {
  const given = detailFields.map((field) => {
    const text = (values[field] ?? '').trim();
    const hasPlace = field !== 'region' || isRegional(values['country']);
    return [field, text === '' || !hasPlace ? null : text];
  });
  const birthday = birthdayOf(values['birthday'] ?? '');
  return { ...Object.fromEntries(given), ...(birthday !== undefined && { birthday }) } as Details;
};

/** What is wrong with a date of birth that is asked for where it is missed. */
export const birthdayFaults = ({ birthday = '' }: Values): Faults =>
  birthdayOf(birthday) === undefined ? { birthday: 'Form.Enter a real date' } : {};

/** The date of birth, with the mode that was wished for when it was missed. */
export const birthdayBody = ({ birthday = '', mode = '' }: Values): BirthdayChange => {
  const wished = playModes.find((one) => one === mode);
  const date = birthdayOf(birthday);
  return {
    ...(date !== undefined && { birthday: date }),
    ...(wished !== undefined && { playMode: wished }),
  };
};

/** The groups in which a player is told of things [§3 notificationSettings]. */
export const noticeGroups = [
  'friend',
  'gift',
  'letter',
  'scratcher',
  'challenge',
  'tournament',
] as const satisfies readonly (keyof NotificationSettings)[];

/** The notifications form as it begins for a player. */
export const noticesOf = (user: User): Values => ({
  ...Object.fromEntries(
    noticeGroups.map((group) => [group, user.notificationSettings[group] ? 'yes' : '']),
  ),
  letters: user.letters,
});

const missing = (values: Values, fields: readonly string[]): Faults =>
  Object.fromEntries(
    fields.filter((field) => !values[field]).map((field) => [field, 'Form.Choose one']),
  );

/** A field without an audience would be sent as one that stays as it was. */
export const privacyFaults = (values: Values): Faults => missing(values, privacyFields);

export const noticesFaults = (values: Values): Faults => missing(values, ['letters']);

/** The privacy form's audiences, by field. */
export const audiencesOf = (values: Values): Privacy =>
  Object.fromEntries(privacyFields.map((field) => [field, values[field]])) as Privacy;

/** What is wrong with a change of the e-mail address; the password proves who asks. */
export const changeEmailFaults = ({ email = '', password = '', ...rest }: Values): Faults => ({
  ...(!isEmail(email.trim()) && { email: 'Form.Enter an email address' }),
  ...(password === '' && { password: 'Form.Enter your password' }),
  ...codeFaults(rest),
});

/** The page of the mailed link, opened without one, has nothing to send. */
export const confirmEmailFaults = ({ link = '' }: Values): Faults =>
  link === '' ? { link: 'Problem.The link is no longer valid' } : {};

export const changeUsernameFaults = ({ username = '' }: Values): Faults =>
  isUsername(username) ? {} : { username: 'Form.Use 3 to 20 letters and digits' };

export const changePasswordFaults = ({
  password = '',
  newPassword = '',
  repeated = '',
  ...rest
}: Values): Faults => {
  const weak = passwordFault(newPassword);
  return {
    ...(password === '' && { password: 'Form.Enter your password' }),
    ...(weak !== undefined && { newPassword: weak }),
    ...(repeated !== newPassword && { repeated: 'Form.The passwords differ' }),
    ...codeFaults(rest),
  };
};

/** Erasing asks for the password and, as the last word, for the name of what is erased. */
export const eraseFaults = ({
  password = '',
  typed = '',
  username = '',
  ...rest
}: Values): Faults => ({
  ...(password === '' && { password: 'Form.Enter your password' }),
  ...((typed.trim().toLowerCase() !== username.toLowerCase() || typed.trim() === '') && {
    typed: 'Form.Type your username',
  }),
  ...codeFaults(rest),
});

/** The slug of a refusal that is about one field; others are about the whole form. */
const beside = (problem: Problem, claimed: string | undefined): [string, string] | undefined => {
  const path = problem.params?.['field'];
  const field = typeof path === 'string' ? path.replace(/^body\./, '') : claimed;
  if (problem.code === 'wrong-credentials') return ['password', 'Form.This is not your password'];
  if (field === undefined) return undefined;
  switch (problem.code) {
    case 'member-refused':
    case 'password-weak':
      return [field, slugOfProblem(problem)];
    case 'body-invalid':
      return [field, 'Form.The server does not take this'];
    default:
      return undefined;
  }
};

/**
 * A refusal with its words beside the field that it is about. `claimed` is the field whose value
 * somebody else may have already.
 */
export const besideField = (problem: Problem, claimed?: string): Problem => {
  const found = beside(problem, claimed);
  if (found === undefined) return problem;
  const [field, slug] = found;
  return { ...problem, params: { ...problem.params, [field]: slug } };
};
