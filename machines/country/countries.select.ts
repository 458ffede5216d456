import type { SnapshotFrom } from 'xstate';
import type { Country, Language } from '../../contract/country';
import type { countriesMachine } from './countries.machine';

const none: readonly string[] = [];
type Snapshot = SnapshotFrom<typeof countriesMachine>;

export const countries = (snapshot: Snapshot): readonly Country[] => snapshot.context.countries;
export const languages = (snapshot: Snapshot): readonly Language[] => snapshot.context.languages;
/** The languages that are read in a country, what most people there read first. */
export const languagesIn = (snapshot: Snapshot, code: string): readonly string[] =>
  countryByCode(snapshot, code)?.languages ?? none;
export const timezones = (snapshot: Snapshot): readonly string[] => snapshot.context.timezones;
export const countryByCode = (snapshot: Snapshot, code: string): Country | undefined =>
  snapshot.context.countries.find((country) => country.code === code);
