import type { FolderImage } from '../../contract/image';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';

export interface FolderWords extends ListWords {
  item: FolderImage;
  /** Whose: `me`, or a player's id. */
  query: { of: string };
  more: object;
  own: object;
  heard: /** An upload has arrived. */
    | { type: 'folder.added'; image: FolderImage }
    /** Those were deleted. */
    | { type: 'folder.removed'; urls: string[] }
    /** What is shown may be wrong. */
    | { type: 'folder.outdated' };
}

export type FolderEvent = ListEvent<FolderWords>;

declare module '../kit/residents' {
  interface Residents {
    folder: FolderEvent;
  }
}

export const folderPorts = {
  /** GET /settings/folder/{userId} [§7 B]: all of them at once. */
  'folder.list': listPort<FolderWords>('folder.list'),
};
