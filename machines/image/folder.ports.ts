import type { FolderImage } from '../../contract/image';
import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';

export const folderPorts = {
  /** GET /settings/folder/{userId} [§7 B]. */
  'folder.list': port<
    { of: string },
    { type: 'folder.listed'; items: FolderImage[] } | { type: 'folder.missing' }
  >('folder.list'),
  /** POST /settings/deleteMany [§7 B]. */
  'folder.delete': port<
    { urls: string[] },
    { type: 'folder.deleted' } | { type: 'folder.refused'; problem: Problem }
  >('folder.delete'),
};
