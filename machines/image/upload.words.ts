import type { FolderImage } from '../../contract/image';
import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

/** What a picture is for. */
export type UploadTarget = 'icon' | 'background' | 'folder';

/** Told when the server has taken a picture: one of the folder says which it is. */
export type UploadFact =
  | { type: 'upload.done'; image?: FolderImage }
  | { type: 'upload.refused'; problem: Problem };

/** Published: the folder has one more picture, and it is this one. */
export interface UploadTaken {
  type: 'upload.taken';
  image: FolderImage;
}

/** Whether the chosen file is a picture; its size in pixels. */
export type PictureFact =
  | { type: 'upload.read'; width: number; height: number }
  | { type: 'upload.unreadable' };

export type UploadEvent =
  /** A file as an address that only this page knows (`blob:`), and its name. */
  | { type: 'upload.choose'; url: string; name: string }
  | { type: 'upload.send' }
  /** Leaves the chosen file. */
  | { type: 'upload.drop' }
  /** Takes the picture away that is there. */
  | { type: 'upload.clear' }
  | PictureFact
  | UploadFact
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    upload: { target: UploadTarget };
  }
}

export const uploadPorts = {
  /** Looks whether a file is a picture, and lets go of its address when it is closed. */
  'upload.open': port<{ url: string }, PictureFact>('upload.open'),
  /** PUT /settings/icon, PUT /settings/background, POST /settings/upload [§7 B]; no `url` clears. */
  'upload.send': port<{ target: UploadTarget; url: string | undefined; name: string }, UploadFact>(
    'upload.send',
  ),
};
