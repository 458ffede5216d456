import type { Profile } from '../profile';

/** Bob, who shows everything, as a member sees him. */
export const aProfile = (given: Partial<Profile> = {}): Profile => ({
  _id: 'player_bob1',
  username: 'bob',
  name: 'bob',
  level: 4,
  view: 'level',
  subscription: 0,
  presence: 'online',
  standing: 'member',
  friendCount: 12,
  language: 'en-GB',
  country: 'GB',
  flag: 'gb.svg',
  timezone: 'Europe/London',
  about: 'Here for the lanterns and the company.',
  relationship: 'Single',
  forRelationship: 'Play games',
  gender: 'Male',
  age: 34,
  ...given,
});
