import type { DeedValues } from '../../machines/office/desk.words';
import { type DeedField, line } from './look';
import { listed } from './typed';

/** Countries; of the United States and Canada these regions alone, when there are any. */
interface Area {
  countries: string[];
  usaRegions: string[];
  caRegions: string[];
}

const names = ['countries', 'usaRegions', 'caRegions'] as const;

/** Where a law holds: a state or province that no law names has what holds in the rest. */
export const lawFields: readonly DeedField[] = [
  line('countries', 'Countries (DE, FR)'),
  line('usaRegions', 'Of the United States only (NJ, PA; empty: all that no other has)'),
  line('caRegions', 'Of Canada only (ON; empty: all that no other has)'),
];

/** Where something is offered. */
export const areaFields: readonly DeedField[] = [
  line('countries', 'Countries (DE, FR)'),
  line('usaRegions', 'Of the United States only (NJ, PA; empty: all)'),
  line('caRegions', 'Of Canada only (ON; empty: all)'),
];

/** An area as it is typed. */
export const typedArea = (area: Area): DeedValues =>
  Object.fromEntries(names.map((name) => [name, area[name].join(', ')]));

/** What is typed, as an area; what is none is the server's to refuse, beside the field. */
export const areaOf = (values: DeedValues): Area => {
  const codes = (name: (typeof names)[number]): string[] =>
    listed(values[name] ?? '').map((code) => code.toUpperCase());
  return {
    countries: codes('countries'),
    usaRegions: codes('usaRegions'),
    caRegions: codes('caRegions'),
  };
};

/** `US, GB: NJ, PA`. */
export const shownArea = ({ countries, usaRegions, caRegions }: Area): string =>
  [countries.join(', '), [...usaRegions, ...caRegions].join(', ')]
    .filter((part) => part !== '')
    .join(': ');
