import { useMemo } from 'react';
import type { Profile } from '../../../contract/profile';
import { thisMinute } from '../../../machines/clock/clock.select';
import { language } from '../../../machines/country/locale.select';
import { useView } from '../../app/house';
import { type Say, useSay } from '../../app/say';

/** A row of a player's card: what it is about, and what it says. */
export interface Fact {
  id: string;
  label: string;
  text: string;
}

const relationships: Readonly<Record<NonNullable<Profile['relationship']>, string>> = {
  Single: 'Settings.Single',
  Cohabitant: 'Settings.Cohabitant',
  Engaged: 'Settings.Engaged',
  Married: 'Settings.Married',
  Complicated: 'Settings.Complicated',
};
const purposes: Readonly<Record<NonNullable<Profile['forRelationship']>, string>> = {
  'Have fun': 'Settings.Have fun',
  Flirt: 'Settings.Flirt',
  'Find friends': 'Settings.Find friends',
  'Find a partner': 'Settings.Find a partner',
  'Play games': 'Settings.Play games',
};
const genders: Readonly<Record<NonNullable<Profile['gender']>, string>> = {
  Female: 'Settings.Female',
  Male: 'Settings.Male',
  Other: 'Settings.Other',
};

/** Names of regions and languages; a code that nobody knows stays a code. */
export const namesOf = (code: string, type: 'region' | 'language') => {
  const names = new Intl.DisplayNames(code, { type, fallback: 'code' });
  return (of: string): string => {
    try {
      return names.of(of) ?? of;
    } catch {
      return of;
    }
  };
};

/** The place of a time zone, and what its clocks show: "London, 20:15". */
const timeIn = (code: string, timeZone: string, at: number): string => {
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  try {
    const clock = new Intl.DateTimeFormat(code, {
      timeZone,
      timeStyle: 'short',
      numberingSystem: 'latn',
    });
    return `${place}, ${clock.format(at)}`;
  } catch {
    return place;
  }
};

const factsOf = (profile: Profile, say: Say, code: string, at: number): Fact[] => {
  const { age, country, forRelationship, gender, relationship, timezone } = profile;
  const rows: [id: string, label: string, text: string | undefined][] = [
    ['country', 'Player.Country', country && namesOf(code, 'region')(country)],
    ['gender', 'Player.Gender', gender && say(genders[gender])],
    ['age', 'Player.Age', age === undefined ? undefined : String(age)],
    ['relationship', 'Player.Relationship', relationship && say(relationships[relationship])],
    ['purpose', 'Player.Here to', forRelationship && say(purposes[forRelationship])],
    [
      'language',
      'Player.Language',
      profile.language && namesOf(code, 'language')(profile.language),
    ],
    ['timezone', 'Player.Time zone', timezone && timeIn(code, timezone, at)],
  ];
  return rows.flatMap(([id, label, text]) =>
    text === undefined ? [] : [{ id, label: say(label), text }],
  );
};

/** Each row only where its value exists and may be seen [§2, decision 16]. */
export const useFacts = (profile: Profile): Fact[] => {
  const say = useSay();
  const code = useView('locale', language);
  const at = useView('clock', thisMinute);
  return useMemo(() => factsOf(profile, say, code, at), [profile, say, code, at]);
};
