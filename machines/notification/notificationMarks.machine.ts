import type { ActorRefFrom } from 'xstate';
import type { NotificationTotals } from '../../contract/notification';
import { publish } from '../kit/publish';
import { savingMachine } from '../kit/saving';
import { tell } from '../kit/tell';
import { notificationMarksPorts } from './notificationMarks.words';
import { isMarking } from './notifications.rules';
import type { Mark } from './notifications.words';

/** What the player has seen of what they are told. */
export const notificationMarksMachine = savingMachine<Mark, NotificationTotals>({
  id: 'notificationMarks',
  spec: '§4 Notification is seen',
  port: notificationMarksPorts,
  fits: isMarking,
  promise: publish((_, mark) => ({ type: 'notifications.promised', mark })),
  settled: tell('bell', (_, { answer }) => ({ type: 'notifications.totalled', totals: answer })),
  rested: tell('notifications', { type: 'notifications.settled' }),
  outdated: publish({ type: 'notifications.outdated' }),
  unsaved: 'Notification.The mark was not saved',
});

export type NotificationMarksActor = ActorRefFrom<typeof notificationMarksMachine>;
