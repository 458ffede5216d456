import { noun, resident } from '../app/noun';
import { modalsMachine } from './modals.machine';

/** What the house has of it from the first moment. */
export const modalNear = noun({
  residents: {
    modals: resident(modalsMachine),
  },
  ports: {},
});
