import { deleteImages, listFolder } from '../../../contract/image';
import type { folderPorts } from '../../../machines/image/folder.words';
import type { folderMarksPorts } from '../../../machines/image/folderMarks.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';
import { isMissing } from '../missing';

export const folderAdapters = (
  asks: Asks,
): AdaptersOf<typeof folderPorts & typeof folderMarksPorts> => ({
  'folder.list': asks('folder.list', listFolder, {
    given: ({ query: { of } }) => ({ params: { userId: of } }),
    answered: ({ items }) => ({ type: 'list.listed', items, total: items.length }),
    refused: (problem) => (isMissing(problem) ? { type: 'list.missing' } : undefined),
  }),
  'folderMarks.delete': asks('folderMarks.delete', deleteImages, {
    given: ({ urls }) => ({ body: { urls } }),
    answered: () => ({ type: 'folderMarks.deleted' }),
    refused: (problem) => ({ type: 'folderMarks.refused', problem }),
  }),
});
