import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

export type FolderMarksEvent =
  /** Whose pictures are shown: `me` or an id; empty when nobody's are. */
  | { type: 'folderMarks.visit'; of: string }
  /** Which pictures there are. */
  | { type: 'folderMarks.listed'; urls: string[] }
  /** Marks a picture for deletion, or takes the mark away. */
  | { type: 'folderMarks.mark'; url: string }
  | { type: 'folderMarks.unmark' }
  | { type: 'folderMarks.delete' }
  | { type: 'folderMarks.confirm' }
  | { type: 'folderMarks.cancel' }
  | { type: 'folderMarks.deleted' }
  | { type: 'folderMarks.refused'; problem: Problem }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    folderMarks: FolderMarksEvent;
  }
}

export const folderMarksPorts = {
  /** POST /settings/deleteMany [§7 B]. */
  'folderMarks.delete': port<
    { urls: string[] },
    { type: 'folderMarks.deleted' } | { type: 'folderMarks.refused'; problem: Problem }
  >('folderMarks.delete'),
};
