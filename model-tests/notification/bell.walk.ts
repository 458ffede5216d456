import { notificationTotals } from '../../contract/make/notification';
import { bellMachine } from '../../machines/notification/bell.machine';
import {
  aNotificationTold,
  notificationsOf,
} from '../../machines/notification/notifications.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const totals = notificationTotals({ gifts: 1, letters: 1 });

export const bellWalk = walk({
  machine: silent(bellMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'notifications.told', items: notificationsOf(2), totals },
    { type: 'notifications.totalled', totals: notificationTotals({}) },
    {
      type: 'notifications.promised',
      mark: { id: 'notification_0000', category: 'gifts' },
    },
    { type: 'notifications.promised', mark: { list: 'letters' } },
    { type: 'notifications.outdated' },
    aNotificationTold({ totals }),
    aNotificationTold({ notification: undefined, totals }),
    { type: 'notification.arrived', category: 'gifts' },
    { type: 'player.changed', changed: ['notifications'] },
    { type: 'player.changed', changed: ['gifts'] },
    { type: 'hub.skipped' },
    { type: 'hub.listening' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'notifications.unseen' },
  ],
  view: ({ context: { unseen, totals, promised } }) => [
    unseen.length,
    totals?.byCategory,
    promised.length > 0,
  ],
});
