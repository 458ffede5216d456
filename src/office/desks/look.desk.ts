import { LOOK_PICTURE_BYTES_MAX } from '../../../contract/limits';
import * as contract from '../../../contract/look.desk';
import { PALETTE_KEYS } from '../../../contract/palette.rules';
import { LookSample } from '../LookSample';
import { because, type DeedField, type DeskLook, deed, line, paged, picture, why } from '../look';
import { colourWords, headerWords, lookOf, pictureWords, typedOf } from '../lookDraft';
import { say, sayWhen } from '../say';

/** A logo is drawn at 256 pixels at most; the platform makes its sizes. */
const BRAND = { side: 1_024, signs: LOOK_PICTURE_BYTES_MAX };

const coloursOf = (palette: 'dark' | 'light', group: string): DeedField[] =>
  PALETTE_KEYS.map((key) => ({
    ...{ name: `${palette}.${key}`, label: colourWords[key], kind: 'colour', group },
  }));

const headers: DeedField[] = Object.entries(headerWords).map(([name, label]) => ({
  ...line(name, label),
  group: 'Headings',
}));

/** What the platform looks like, and looked like: a look is changed from the one that is worn. */
export const look: DeskLook<contract.LookKept> = {
  title: 'Look',
  list: { call: contract.listLooks, body: paged },
  name: ({ look: { name } }) => name,
  columns: [
    { title: 'By', cell: ({ by }) => by ?? say('the platform') },
    { title: 'When', cell: ({ at }) => (at === undefined ? '' : sayWhen(at)) },
    { title: 'Why', cell: (row) => row.why ?? '' },
    { title: 'State', cell: ({ isWorn }) => (isWorn ? say('worn now') : '') },
  ],
  deeds: [
    deed(
      contract.publishLook,
      (_, values) => ({ look: lookOf(values), why: values['why'] ?? '' }),
      {
        sample: LookSample,
        label: 'Change and publish',
        right: 'write',
        tone: 'primary',
        fields: [
          line('name', 'Name'),
          ...Object.entries(pictureWords).map(([name, label]) => ({
            ...picture(name, label, BRAND),
            group: 'Pictures',
          })),
          ...headers,
          ...coloursOf('dark', 'Dark colours'),
          ...coloursOf('light', 'Light colours'),
          why,
        ],
        values: (row) => typedOf(row.look),
        when: ({ isWorn }) => isWorn,
      },
    ),
    deed(contract.wearLook, because, {
      label: 'Wear again',
      right: 'write',
      fields: [why],
      when: ({ isWorn }) => !isWorn,
    }),
  ],
  empty: 'No look is called so.',
};
