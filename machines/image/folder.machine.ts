import type { ActorRefFrom } from 'xstate';
import { IMAGES_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { without } from './folder.rules';
import type { FolderWords } from './folder.words';

/** A player's pictures, newest first [§7 B settings]. */
export const folderMachine = listMachine<FolderWords>({
  id: 'folder',
  spec: '§7 B folder',
  says: {
    closed: 'Nobody’s pictures are shown',
    outdated: 'Some are gone, or may be; asks which are there',
    empty: 'There are no pictures',
    gone: 'There is no such player, or it looks so',
  },
  page: IMAGES_MAX,
  max: IMAGES_MAX,
  idOf: ({ url }) => url,
  query: { of: '' },
  own: {},
  mayBeMissing: true,
  arrivals: { 'folder.added': ({ image }, { query }) => (query.of === 'me' ? image : undefined) },
  edits: { 'folder.removed': ({ urls }, { list }) => ({ list: without(list, urls) }) },
  // An answer that is on its way may still have them.
  outdatedBy: { 'folder.removed': () => true, 'folder.outdated': () => true },
  tells: {
    'list.listed': ({ items }) => [
      {
        to: 'folderMarks',
        event: { type: 'folderMarks.listed', urls: items.map(({ url }) => url) },
      },
    ],
  },
  follows: ({ query: { of } }) => ({
    tells: [{ to: 'folderMarks', event: { type: 'folderMarks.visit', of } }],
    knows: {},
  }),
});

export type FolderActor = ActorRefFrom<typeof folderMachine>;
