import * as contract from '../../../contract/advertisement.desk';
import { advertisementPlacements, advertisementTypes } from '../../../contract/advertisement.rules';
import { ADVERTISEMENT_HTML_MAX } from '../../../contract/limits';
import { playModes } from '../../../contract/play.rules';
import { blank, termsOf, typedOf, advertisementWords as words } from '../advertisementDraft';
import {
  because,
  choice,
  type DeedField,
  type DeskLook,
  deed,
  line,
  paged,
  picture,
  why,
} from '../look';
import { say } from '../say';

/** As wide as the largest placement is on a sharp screen, and as long as an address may be. */
const DRAWN = { side: 1_200, signs: ADVERTISEMENT_HTML_MAX };

const several = (
  name: 'placements' | 'modes',
  choices: readonly string[],
  group?: string,
): DeedField => ({
  ...{ name, label: words[name], kind: 'several', choices },
  ...(group !== undefined && { group }),
});
const folded = (group: string, fields: readonly DeedField[]): DeedField[] =>
  fields.map((field) => ({ ...field, group }));
const typed = (name: keyof typeof words, kind: DeedField['kind'] = 'line'): DeedField => ({
  name,
  label: words[name],
  kind,
});

const fields: readonly DeedField[] = [
  line('name', words.name),
  several('placements', advertisementPlacements),
  choice('type', words.type, advertisementTypes),
  { ...picture('image', words.image, DRAWN), when: ({ type }) => type !== 'HTML/JS' },
  { ...typed('video'), when: ({ type }) => type === 'video' },
  { ...typed('html', 'text'), when: ({ type }) => type === 'HTML/JS' },
  typed('landingUrl'),
  choice('target', words.target, ['new', 'same']),
  ...folded('For whom', [typed('countries'), typed('languages'), several('modes', playModes)]),
  ...folded('When, and how often', [
    typed('from', 'moment'),
    typed('until', 'moment'),
    typed('perDay'),
    typed('refreshFrequency'),
  ]),
  why,
];

/** What of a row its deeds are done to: the list has less of it than what lies open. */
type Row = contract.AdvertisementKept & Partial<contract.AdvertisementWhole>;

export const advertisements: DeskLook<Row> = {
  title: 'Advertisements',
  list: { call: contract.listAdvertisementsKept, body: paged },
  opens: { call: contract.readAdvertisementKept, item: (whole) => whole },
  name: ({ name }) => name,
  columns: [
    { title: 'Kind', cell: ({ type }) => say(type) },
    { title: 'Where', cell: ({ placements }) => placements.map((one) => say(one)).join(', ') },
    { title: 'Loads', cell: ({ loads }) => loads, end: true },
    { title: 'Clicks', cell: ({ clicks }) => clicks, end: true },
    { title: 'State', cell: ({ isEnded }) => (isEnded ? say('ended') : say('shown')) },
  ],
  deeds: [
    deed(
      contract.changeAdvertisementKept,
      (_id, values) => ({ _id, terms: termsOf(values), why: values['why'] }),
      {
        label: 'Change and show',
        right: 'write',
        fields,
        values: ({ terms }) => (terms === undefined ? blank : typedOf(terms)),
      },
    ),
    deed(contract.endAdvertisementKept, because, {
      label: 'End',
      right: 'write',
      tone: 'danger',
      fields: [why],
      when: ({ isEnded }) => !isEnded,
    }),
  ],
  adds: deed(
    contract.makeAdvertisementKept,
    (_, values) => ({ terms: termsOf(values), why: values['why'] }),
    { label: 'Advertise', right: 'write', tone: 'primary', fields, values: () => blank },
  ),
  empty: 'Nothing was ever advertised.',
};
