import { noun, resident } from '../app/noun';
import { folderMachine } from './folder.machine';
import { folderPorts } from './folder.words';
import { folderMarksMachine } from './folderMarks.machine';
import { folderMarksPorts } from './folderMarks.words';
import { uploadMachine } from './upload.machine';
import { uploadPorts } from './upload.words';
import { viewerMachine } from './viewer.machine';
import { viewerPorts } from './viewer.words';

/** What the house has of it once the first screen stands. */
export const imageLate = noun({
  residents: {
    folder: resident(folderMachine),
    folderMarks: resident(folderMarksMachine),
  },
  controls: { upload: uploadMachine, viewer: viewerMachine },
  ports: { ...folderPorts, ...folderMarksPorts, ...uploadPorts, ...viewerPorts },
});
