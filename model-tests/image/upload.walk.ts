import { aFolderImage } from '../../contract/make/image';
import { problem } from '../../contract/problems';
import { uploadMachine } from '../../machines/image/upload.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const uploadWalk = walk({
  machine: silent(uploadMachine),
  inputs: [{ target: 'icon' }, { target: 'folder' }],
  events: [
    { type: 'upload.choose', url: 'blob:one', name: 'one.jpg' },
    { type: 'upload.send' },
    { type: 'upload.drop' },
    { type: 'upload.clear' },
    { type: 'upload.read', width: 800, height: 600 },
    { type: 'upload.unreadable' },
    { type: 'upload.done' },
    { type: 'upload.done', image: aFolderImage() },
    { type: 'upload.refused', problem: problem('image-refused') },
    { type: 'port.failed', port: 'upload.send' },
  ],
  view: () => undefined,
});
