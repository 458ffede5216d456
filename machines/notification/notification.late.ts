import { noun, resident } from '../app/noun';
import { bellMachine } from './bell.machine';
import { bellPorts } from './bell.words';
import { momentMachine } from './moment.machine';
import { notificationMarksMachine } from './notificationMarks.machine';
import { notificationMarksPorts } from './notificationMarks.words';
import { notificationsMachine } from './notifications.machine';
import { notificationsPorts } from './notifications.words';

/** What the house has of it once the first screen stands. */
export const notificationLate = noun({
  residents: {
    notificationMarks: resident(notificationMarksMachine),
    bell: resident(bellMachine),
    moment: resident(momentMachine),
    notifications: resident(notificationsMachine),
  },
  ports: { ...notificationMarksPorts, ...bellPorts, ...notificationsPorts },
});
