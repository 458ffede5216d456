import { notificationTotals } from '../../contract/make/notification';
import { notificationsMachine } from '../../machines/notification/notifications.machine';
import { notificationsOf } from '../../machines/notification/notifications.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const totals = notificationTotals({ gifts: 1, letters: 1 });
const items = notificationsOf(10);

export const notificationsWalk = walk({
  machine: silent(notificationsMachine),
  inputs: [undefined],
  events: [
    { type: 'session.closed' },
    { type: 'notifications.visit', list: 'all' },
    { type: 'notifications.visit', list: 'gifts' },
    { type: 'notifications.visit', list: undefined },
    { type: 'notifications.more' },
    { type: 'notifications.retry' },
    {
      type: 'notifications.promised',
      mark: { id: 'notification_0000', category: 'gifts' },
    },
    { type: 'notifications.promised', mark: { list: 'all' } },
    { type: 'notifications.listed', items, total: 15, totals },
    { type: 'notifications.listed', items: [], total: 0, totals: notificationTotals({}) },
    { type: 'notifications.outdated' },
    { type: 'notification.arrived', category: 'gifts' },
    { type: 'player.changed', changed: ['notifications'] },
    { type: 'player.changed', changed: ['gifts'] },
    { type: 'hub.skipped' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'notifications.list' },
  ],
  // What any list takes alike is told in one.
  offers: ({ type }, { context }) => context.list === 'all' || /\.(visit|closed)$/.test(type),
  view: ({ context: { list, page } }) => [list, page.pages, page.total > 0],
});
