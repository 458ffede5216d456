import type { SnapshotFrom } from 'xstate';
import type { Country } from '../../contract/country';
import type { countriesMachine } from './countries.machine';

type Snapshot = SnapshotFrom<typeof countriesMachine>;

export const countries = (snapshot: Snapshot): readonly Country[] => snapshot.context.countries;
export const countryByCode = (snapshot: Snapshot, code: string): Country | undefined =>
  snapshot.context.countries.find((country) => country.code === code);
