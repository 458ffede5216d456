import { IMAGES_MAX } from '../../contract/limits';
import { aFolderImage, folderImages } from '../../contract/make/image';
import { problem } from '../../contract/problems';
import { folderMachine } from '../../machines/image/folder.machine';
import type { FolderWords } from '../../machines/image/folder.words';
import { folderMarksMachine } from '../../machines/image/folderMarks.machine';
import { listWalk } from '../kit/list.walk';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const folderWalk = listWalk<FolderWords>(silent(folderMachine), {
  queries: [{ of: 'me' }, { of: 'player_bob1' }],
  items: (count) => Array.from({ length: count }, (_, n) => aFolderImage(1_000 + n)),
  page: IMAGES_MAX,
  max: IMAGES_MAX,
  events: [
    { type: 'list.missing' },
    { type: 'folder.added', image: aFolderImage(4) },
    { type: 'folder.removed', urls: [aFolderImage(1_000).url] },
    { type: 'folder.outdated' },
  ],
  view: ({ arrived }) => arrived.length,
  // What arrives on the first page stands for all.
  offers: ({ type }, { context }) => type !== 'folder.added' || context.list.pages < 2,
});

const urls = folderImages().map(({ url }) => url);

export const folderMarksWalk = walk({
  machine: silent(folderMarksMachine),
  inputs: [undefined],
  events: [
    { type: 'folderMarks.visit', of: 'me' },
    { type: 'folderMarks.visit', of: 'player_bob1' },
    { type: 'folderMarks.visit', of: '' },
    { type: 'folderMarks.listed', urls },
    { type: 'folderMarks.listed', urls: [] },
    ...urls.slice(0, 2).map((url) => ({ type: 'folderMarks.mark', url }) as const),
    { type: 'folderMarks.unmark' },
    { type: 'folderMarks.delete' },
    { type: 'folderMarks.confirm' },
    { type: 'folderMarks.cancel' },
    { type: 'folderMarks.deleted' },
    { type: 'folderMarks.refused', problem: problem('not-found') },
    { type: 'port.failed', port: 'folderMarks.delete' },
  ],
  view: ({ context }) => [context.of, context.urls.length],
});
