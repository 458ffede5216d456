import type { FolderImage } from '../../contract/image';
import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.words';
import { type PortFailed, port } from '../kit/port';

export type FolderEvent =
  | SessionFact
  /** A page shows a player's pictures: `me` or an id; nothing when it is left. */
  | { type: 'folder.visit'; of: string | undefined }
  | { type: 'folder.retry' }
  /** Marks a picture for deletion, or takes the mark away. */
  | { type: 'folder.mark'; url: string }
  | { type: 'folder.unmark' }
  | { type: 'folder.delete' }
  | { type: 'folder.confirm' }
  | { type: 'folder.cancel' }
  /** Opens the viewer at a picture, by its place in the list. */
  | { type: 'folder.look'; at: number }
  | { type: 'folder.lookAway' }
  /** An upload has arrived. */
  | { type: 'folder.added'; image: FolderImage }
  | { type: 'folder.listed'; items: FolderImage[] }
  /** There is no such player, or it looks so [decision 18]. */
  | { type: 'folder.missing' }
  | { type: 'folder.deleted' }
  | { type: 'folder.refused'; problem: Problem }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    folder: FolderEvent;
  }
}

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
