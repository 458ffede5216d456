import { deleteImages, listFolder } from '../../../contract/image';
import type { folderPorts } from '../../../machines/image/folder.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const folderAdapters = (asks: Asks): AdaptersOf<typeof folderPorts> => ({
  'folder.list': asks('folder.list', listFolder, {
    given: ({ of }) => ({ params: { userId: of } }),
    answered: ({ items }) => ({ type: 'folder.listed', items }),
    refused: ({ code }) =>
      code === 'not-found' || code === 'body-invalid' ? { type: 'folder.missing' } : undefined,
  }),
  'folder.delete': asks('folder.delete', deleteImages, {
    given: ({ urls }) => ({ body: { urls } }),
    answered: () => ({ type: 'folder.deleted' }),
    refused: (problem) => ({ type: 'folder.refused', problem }),
  }),
});
