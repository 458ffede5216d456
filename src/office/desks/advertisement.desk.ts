import * as contract from '../../../contract/advertisement.desk';
import { because, type DeskLook, deed, paged, why } from '../look';
import { say } from '../say';

export const advertisements: DeskLook<contract.AdvertisementKept> = {
  title: 'Advertisements',
  list: { call: contract.listAdvertisementsKept, body: paged },
  name: ({ name }) => name,
  columns: [
    { title: 'Kind', cell: ({ type }) => say(type) },
    { title: 'Where', cell: ({ placements }) => placements.join(', ') },
    { title: 'Loads', cell: ({ loads }) => loads, end: true },
    { title: 'Clicks', cell: ({ clicks }) => clicks, end: true },
    { title: 'State', cell: ({ isEnded }) => (isEnded ? say('ended') : say('shown')) },
  ],
  deeds: [
    deed(contract.endAdvertisementKept, because, {
      label: 'End',
      right: 'write',
      tone: 'danger',
      fields: [why],
      when: ({ isEnded }) => !isEnded,
    }),
  ],
  empty: 'Nothing was ever advertised.',
};
