import { noun, resident } from '../app/noun';
import { notificationsMachine } from './notifications.machine';
import { notificationsPorts } from './notifications.words';

/** What the house has of it once the first screen stands. */
export const notificationLate = noun({
  residents: {
    notifications: resident(notificationsMachine),
  },
  ports: { ...notificationsPorts },
});
