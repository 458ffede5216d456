import { port } from '../kit/port';
import type { PictureFact, UploadFact, UploadTarget } from './upload.events';

export const uploadPorts = {
  /** Looks whether a file is a picture, and lets go of its address when it is closed. */
  'upload.open': port<{ url: string }, PictureFact>('upload.open'),
  /** PUT /settings/icon, PUT /settings/background, POST /settings/upload [§7 B]; no `url` clears. */
  'upload.send': port<{ target: UploadTarget; url: string | undefined; name: string }, UploadFact>(
    'upload.send',
  ),
};
