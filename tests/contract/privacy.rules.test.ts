import { expect, test } from 'vitest';
import type { Privacy } from '../../contract/player';
import {
  type AudienceOf,
  type PrivacyField,
  type ProfileFacts,
  privacyFields,
  privacyOf,
  profileFor,
} from '../../contract/privacy.rules';
import { type Standing, standings } from '../../contract/profile';

const now = '2026-06-15T12:00:00.000Z';

/** Everything that a player can have told, each value found nowhere else. */
const told: ProfileFacts = {
  _id: 'player_rosa1',
  username: 'rosa',
  firstname: 'Rosalind',
  lastname: 'Ferris',
  level: 4,
  view: 'flag',
  subscription: 0,
  presence: 'online',
  friendCount: 3,
  icon: '/images/image_1.webp',
  background: '/images/image_2.webp',
  language: 'de',
  country: 'JP',
  timezone: 'Asia/Tokyo',
  about: 'I collect carousels',
  relationship: 'Engaged',
  forRelationship: 'Play games',
  gender: 'Other',
  birthday: { day: 29, month: 2, year: 1992 },
  settings: {},
};

/** What each field shows of the player, when it may be read. */
const shownBy: Record<PrivacyField, object> = {
  country: { country: 'JP', flag: 'jp.svg', view: 'flag' },
  timezone: { timezone: 'Asia/Tokyo' },
  about: { about: 'I collect carousels' },
  relationship: { relationship: 'Engaged' },
  forRelationship: { forRelationship: 'Play games' },
  dateOfBirth: { birthday: { day: 29, month: 2, year: 1992 }, age: 34 },
  gender: { gender: 'Other' },
  name: { name: 'Rosalind Ferris' },
};

/** Who reads a field of each audience [§6, decision 15]: the oracle, written by hand. */
const readers: Record<AudienceOf, readonly Standing[]> = {
  all: ['self', 'friend', 'requester', 'requested', 'follower', 'member', 'guest', 'staff'],
  members: ['self', 'friend', 'requester', 'requested', 'follower', 'member', 'staff'],
  friends: ['self', 'friend', 'staff'],
  none: ['self', 'staff'],
};
const audiences = Object.keys(readers) as AudienceOf[];

const closed = Object.fromEntries(privacyFields.map((field) => [field, 'none'])) as Privacy;

/** What everybody reads who may know of the player at all. */
const always = {
  _id: 'player_rosa1',
  username: 'rosa',
  name: 'rosa',
  level: 4,
  view: 'level',
  subscription: 0,
  presence: 'online',
  friendCount: 3,
  icon: '/images/image_1.webp',
  background: '/images/image_2.webp',
  language: 'de',
};

const everything = Object.assign({}, always, ...Object.values(shownBy)) as object;

test('each field, for each audience, shows exactly its facts to exactly its readers', () => {
  let asked = 0;
  for (const field of privacyFields)
    for (const audience of audiences)
      for (const viewer of standings) {
        asked += 1;
        const settings = { ...closed, [field]: audience };
        const shown = profileFor({ ...told, settings }, viewer, now);
        const sees = readers[audience].includes(viewer);
        const all = viewer === 'self' || viewer === 'staff';
        const expected =
          viewer === 'hidden'
            ? undefined
            : {
                ...(all ? everything : { ...always, ...(sees ? shownBy[field] : {}) }),
                standing: viewer,
              };
        expect([field, audience, viewer, shown]).toEqual([field, audience, viewer, expected]);
      }
  expect(asked).toBe(8 * 4 * 9);
});

test('a closed field leaks into no other when all others are open', () => {
  const open = Object.fromEntries(privacyFields.map((field) => [field, 'all'])) as Privacy;
  for (const field of privacyFields)
    for (const viewer of standings.filter((standing) => !readers.none.includes(standing))) {
      const settings = { ...open, [field]: 'none' as const };
      const shown = JSON.stringify(profileFor({ ...told, settings }, viewer, now)) ?? '';
      const { view: _, ...hidden } = shownBy[field] as Record<string, unknown>;
      for (const value of Object.values(hidden))
        expect(shown).not.toContain(`:${JSON.stringify(value)}`);
    }
});

test('fields default to all, of a player under 18 to friends; the name to nobody', () => {
  const of = (audience: AudienceOf) => ({
    ...Object.fromEntries(privacyFields.map((field) => [field, audience])),
    name: 'none',
  });
  expect(privacyOf({}, undefined)).toEqual(of('all'));
  expect(privacyOf({}, 18)).toEqual(of('all'));
  expect(privacyOf({}, 17)).toEqual(of('friends'));
  expect(privacyOf({ about: 'all' }, 17)).toEqual({ ...of('friends'), about: 'all' });
});

test('the day before the 18th birthday guests see no age, the day after they do', () => {
  const young = { ...told, birthday: { day: 16, month: 6, year: 2008 } };
  expect(profileFor(young, 'guest', now)).not.toHaveProperty('age');
  expect(profileFor(young, 'guest', '2026-06-16T12:00:00.000Z')).toHaveProperty('age', 18);
});

test('facts that were never told are absent, and a flag without a country is a level', () => {
  const bare: ProfileFacts = {
    _id: 'player_bare1',
    username: 'bare',
    level: 1,
    view: 'flag',
    subscription: 0,
    presence: 'offline',
    friendCount: 0,
    settings: {},
  };
  const { settings: _, ...rest } = bare;
  expect(profileFor(bare, 'self', now)).toEqual({
    ...rest,
    name: 'bare',
    view: 'level',
    standing: 'self',
  });
});
