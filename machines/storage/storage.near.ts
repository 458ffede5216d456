import { noun, resident } from '../app/noun';
import { storageMachine } from './storage.machine';
import { storagePorts } from './storage.words';

/** What the house has of it from the first moment. */
export const storageNear = noun({
  residents: {
    storage: resident(storageMachine),
  },
  ports: { ...storagePorts },
});
