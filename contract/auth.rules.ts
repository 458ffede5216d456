import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from './limits';

/** A local part, @, and a domain ending in at least two letters [§5]. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX &&
  /^[^\s@<>"(),:;[\]\\]+@([A-Za-z0-9](-*[A-Za-z0-9])*\.)+[A-Za-z]{2,}$/.test(text);

/** Letters and digits only, 3 to 20 of them [§5, decision 11]. */
export const isUsername = (text: string): boolean =>
  text.length >= USERNAME_MIN && text.length <= USERNAME_MAX && /^[A-Za-z0-9]+$/.test(text);

/** Names that route segments need [decision 6]. */
export const reservedUsernames: readonly string[] = ['me', 'admin'];

/** Longer than 8 characters, at most 128 [§5, decision 10]. */
export const isPasswordLength = (text: string): boolean =>
  text.length >= PASSWORD_MIN && text.length <= PASSWORD_MAX;

const has = {
  lower: (text: string) => /\p{Ll}/u.test(text),
  upper: (text: string) => /\p{Lu}/u.test(text),
  letter: (text: string) => /\p{L}/u.test(text),
  digit: (text: string) => /\p{Nd}/u.test(text),
  symbol: (text: string) => /[^\p{L}\p{Nd}\s]/u.test(text),
};

/**
 * Strength level 0 to 4 [§5]: 1 needs a letter and a digit; 2 adds at least 8 characters;
 * 3 needs lower and upper case, a digit and at least 8 characters; 4 adds a special character.
 */
export const passwordLevel = (text: string): 0 | 1 | 2 | 3 | 4 => {
  if (!has.letter(text) || !has.digit(text)) return 0;
  if (text.length < 8) return 1;
  if (!has.lower(text) || !has.upper(text)) return 2;
  return has.symbol(text) ? 4 : 3;
};

/** Strength score 0 to 5: length over 8, lower case, upper case, digit, symbol [§5]. */
export const passwordScore = (text: string): number =>
  [text.length > 8, has.lower(text), has.upper(text), has.digit(text), has.symbol(text)].filter(
    Boolean,
  ).length;

/** A telephone number, or nothing. */
export const phonePattern = /^(\+?[0-9][0-9 ()/-]{4,22}[0-9])?$/;

/** Whether a text is a telephone number, or nothing. */
export const isPhone = (text: string): boolean => phonePattern.test(text);

interface Day {
  day: number;
  month: number;
  year: number;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Whether a date of birth is a day that was, or will be [§3]. */
export const isBirthday = ({ day, month, year }: Day): boolean => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const isYear = year >= FIRST_YEAR && year <= LAST_YEAR;
  return isYear && day >= 1 && day <= (days[month - 1] ?? 0);
};

/** A code of the second factor: six digits of an app, or one of those shown once. */
export const factorPattern = /^(\d{6}|[a-z2-7]{4}-?[a-z2-7]{4}-?[a-z2-7]{4})$/i;
