import type { Birthday } from '../../contract/auth';
import { isBirthday, isEmail, isUsername } from '../../contract/auth.rules';
import type { Faults, Values } from '../kit/form.words';
import { passwordFault } from './newPassword.rules';

/** A birth date typed as `YYYY-MM-DD`; undefined when it is none. */
export const birthdayOf = (text: string): Birthday | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isBirthday(date) ? date : undefined;
};

/** What the form begins with: a guest's favourites, ids apart by commas, are taken along. */
export const signUpOf = (games: string): Values => ({ games, take: 'yes' });

/** The favourites that a guest takes along; `games` are ids, apart by commas. */
export const gamesOf = ({ games = '', take = '' }: Values): string[] =>
  take === 'yes' ? games.split(',').filter((id) => id !== '') : [];

/** What is wrong with the sign-up form [§5, decisions 10 to 12]; the birth date may be left out. */
export const signUpFaults = ({
  email = '',
  username = '',
  password = '',
  birthday = '',
  terms = '',
}: Values): Faults => {
  const weak = passwordFault(password);
  return {
    ...(!isEmail(email.trim()) && { email: 'Form.Enter an email address' }),
    ...(!isUsername(username) && { username: 'Form.Use 3 to 20 letters and digits' }),
    ...(weak !== undefined && { password: weak }),
    ...(birthday !== '' &&
      birthdayOf(birthday) === undefined && { birthday: 'Form.Enter a real date' }),
    ...(terms !== 'yes' && { terms: 'Form.Accept the terms to play' }),
  };
};
