import { ADULT_AGE } from './limits';
import { ageAt } from './play.rules';
import type { Privacy } from './player';
import type { Profile, Standing } from './profile';

export type { Standing } from './profile';

/** The fields with an audience of their own [§3 Privacy settings, decision 15]. */
export const privacyFields = [
  'country',
  'timezone',
  'about',
  'relationship',
  'forRelationship',
  'dateOfBirth',
  'gender',
  'name',
] as const;
export type PrivacyField = (typeof privacyFields)[number];
export type AudienceOf = Privacy[PrivacyField];

const isMember = (viewer: Standing): boolean => viewer !== 'guest' && viewer !== 'hidden';

/** Whether a field with this audience may be read by somebody who stands so [§6, decision 15]. */
export const mayRead = (audience: AudienceOf, viewer: Standing): boolean => {
  if (viewer === 'hidden') return false;
  if (viewer === 'self' || viewer === 'staff') return true;
  switch (audience) {
    case 'all':
      return true;
    case 'members':
      return isMember(viewer);
    case 'friends':
      return viewer === 'friend';
    case 'none':
      return false;
  }
};

/**
 * What a player chose over the defaults: open to all, but to friends only under 18 years (`age`
 * in whole years); the name to nobody [decision 15].
 */
export const privacyOf = (chosen: Partial<Privacy>, age: number | undefined): Privacy => {
  const open = age !== undefined && age < ADULT_AGE ? 'friends' : 'all';
  return {
    country: open,
    timezone: open,
    about: open,
    relationship: open,
    forRelationship: open,
    dateOfBirth: open,
    gender: open,
    name: 'none',
    ...chosen,
  };
};

/** First and last name joined, else the username [§3 User]. */
export const nameOf = (given: {
  firstname?: string | undefined;
  lastname?: string | undefined;
  username: string;
}): string =>
  [given.firstname, given.lastname].filter((part) => part !== undefined && part !== '').join(' ') ||
  given.username;

/** What is known of a player before anybody asks; `settings` are the audiences that they chose. */
export type ProfileFacts = Omit<Profile, 'name' | 'standing' | 'flag' | 'age'> & {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly settings: Partial<Privacy>;
};

/** File name of a country's flag image. */
export const flagOf = (country: string): string => `${country.toLowerCase()}.svg`;

/** The member itself when it is there: an absent fact has no key in an answer. */
const given = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);

/**
 * Exactly what this viewer may read of the player at the instant `now` (ISO 8601), or undefined
 * for one who may not know that they exist. Age and birthday follow `dateOfBirth`, the flag follows
 * `country`; a flag that may not be seen gives way to the level [decision 16]. Every surface that
 * shows a player's fields asks this rule.
 */
export const profileFor = (
  player: ProfileFacts,
  viewer: Standing,
  now: string,
): Profile | undefined => {
  if (viewer === 'hidden') return undefined;
  const age = player.birthday === undefined ? undefined : ageAt(player.birthday, now);
  const privacy = privacyOf(player.settings, age);
  const may = (field: PrivacyField): boolean => mayRead(privacy[field], viewer);
  const open = <Value>(field: PrivacyField, value: Value | undefined): Value | undefined =>
    may(field) ? value : undefined;
  const country = open('country', player.country);
  return {
    _id: player._id,
    username: player.username,
    name: may('name') ? nameOf(player) : player.username,
    level: player.level,
    view: player.view === 'flag' && country !== undefined ? 'flag' : 'level',
    subscription: player.subscription,
    presence: player.presence,
    standing: viewer,
    friendCount: player.friendCount,
    ...given('icon', player.icon),
    ...given('background', player.background),
    ...given('language', player.language),
    ...given('country', country),
    ...given('flag', country === undefined ? undefined : flagOf(country)),
    ...given('timezone', open('timezone', player.timezone)),
    ...given('about', open('about', player.about)),
    ...given('relationship', open('relationship', player.relationship)),
    ...given('forRelationship', open('forRelationship', player.forRelationship)),
    ...given('gender', open('gender', player.gender)),
    ...given('birthday', open('dateOfBirth', player.birthday)),
    ...given('age', open('dateOfBirth', age)),
  };
};
