import * as contract from '../../../contract/holiday.desk';
import { LOOK_PICTURE_BYTES_MAX } from '../../../contract/limits';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../../contract/palette.rules';
import type { DeedValues } from '../../../machines/office/desk.words';
import { type DeedField, type DeskLook, line, paged, picture, shelfDeeds } from '../look';
import { type PaletteName, paletteNames } from '../lookDraft';
import { say, sayCount } from '../say';
import { listed } from '../typed';

const wearables = ['a logo', 'colours'] as const;
const isWorn = (what: (typeof wearables)[number]) => (values: DeedValues) =>
  (values['wears'] ?? '').split(',').includes(what);

const colour = (name: string, label: string): DeedField => ({
  name,
  label,
  kind: 'colour',
  when: isWorn('colours'),
});

const fields: readonly DeedField[] = [
  line('name', 'Name'),
  line('from', 'First day, in UTC (2026-12-24)'),
  line('days', 'Days'),
  { name: 'again', label: 'When it comes again', kind: 'choice', choices: ['each year', 'never'] },
  line('countries', 'Countries (DE, FR; empty: all)'),
  { name: 'wears', label: 'What is worn', kind: 'several', choices: wearables },
  {
    ...picture('logo', 'Logo', { side: 1_024, signs: LOOK_PICTURE_BYTES_MAX }),
    when: isWorn('a logo'),
  },
  colour('dark.color7', 'Accent on dark pages'),
  colour('dark.color8', 'Text on it, on dark pages'),
  colour('light.color7', 'Accent on light pages'),
  colour('light.color8', 'Text on it, on light pages'),
];

const shipped = { dark: DARK_PALETTE, light: LIGHT_PALETTE };

const typedAccent = (accent: NonNullable<contract.HolidayTerms['accent']>): DeedValues =>
  Object.fromEntries(
    paletteNames.flatMap((name) => [
      [`${name}.color7`, accent[name].color7],
      [`${name}.color8`, accent[name].color8],
    ]),
  );

const blank: DeedValues = {
  name: '',
  from: '',
  days: '1',
  again: 'each year',
  countries: '',
  wears: '',
  ...typedAccent(shipped),
};

/** Terms as they are typed. */
const typedOf = (terms: contract.HolidayTerms): DeedValues => ({
  ...blank,
  name: terms.name,
  from: terms.from,
  days: String(terms.days),
  again: terms.isYearly ? 'each year' : 'never',
  countries: terms.countries.join(', '),
  wears: [
    ...(terms.logo === undefined ? [] : ['a logo']),
    ...(terms.accent === undefined ? [] : ['colours']),
  ].join(','),
  ...(terms.logo !== undefined && { logo: terms.logo }),
  ...typedAccent(terms.accent ?? shipped),
});

const accentOf = (values: DeedValues, name: PaletteName) => ({
  color7: (values[`${name}.color7`] ?? '').trim(),
  color8: (values[`${name}.color8`] ?? '').trim(),
});

/** What is typed, as terms; what is none is the server's to refuse, beside the field. */
const termsOf = (values: DeedValues) => ({
  name: values['name'] ?? '',
  from: (values['from'] ?? '').trim(),
  days: Number(values['days'] ?? ''),
  isYearly: values['again'] !== 'never',
  countries: listed(values['countries'] ?? '').map((code) => code.toUpperCase()),
  ...(isWorn('a logo')(values) && { logo: values['logo'] ?? '' }),
  ...(isWorn('colours')(values) && {
    accent: { dark: accentOf(values, 'dark'), light: accentOf(values, 'light') },
  }),
});

export const holidays: DeskLook<contract.HolidayKept> = {
  title: 'Holidays',
  list: { call: contract.listHolidaysKept, body: paged },
  name: ({ name }) => name,
  columns: [
    {
      title: 'From',
      cell: ({ from, isYearly }) => (isYearly ? `${from.slice(5)} · ${say('each year')}` : from),
    },
    { title: 'Days', cell: ({ days }) => sayCount(days), end: true },
    {
      title: 'Countries',
      cell: ({ countries }) => (countries.length === 0 ? say('everywhere') : countries.join(', ')),
    },
    {
      title: 'What is worn',
      cell: ({ logo, accent }) =>
        [...(logo === undefined ? [] : [say('a logo')]), ...(accent ? [say('colours')] : [])].join(
          ' · ',
        ),
    },
    { title: 'State', cell: ({ isOn }) => (isOn ? say('on today') : '') },
  ],
  ...shelfDeeds({
    calls: { make: contract.makeHoliday, change: contract.changeHoliday, end: contract.endHoliday },
    fields,
    terms: termsOf,
    typed: typedOf,
    blank,
    says: { make: 'Add a holiday', end: 'Keep it no more' },
  }),
  empty: 'No holiday is called so.',
};
