import { noun, resident } from '../app/noun';
import { folderMachine } from './folder.machine';
import { folderPorts } from './folder.words';
import { uploadPorts } from './upload.words';
import { viewerPorts } from './viewer.words';

/** What the house has of it once the first screen stands. */
export const imageLate = noun({
  residents: {
    folder: resident(folderMachine),
  },
  ports: { ...folderPorts, ...uploadPorts, ...viewerPorts },
});
