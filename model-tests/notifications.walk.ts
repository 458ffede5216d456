import { notificationTotals } from '../contract/make/notification';
import { problem } from '../contract/problems';
import { notificationsMachine } from '../machines/notifications/notifications.machine';
import { notificationsOf } from '../machines/notifications/notifications.sample';
import { anEntry } from '../machines/outbox/outbox.sample';
import { silent } from './support/silent';
import { walk } from './support/walk';

const totals = notificationTotals({ gifts: 1, letters: 1 });
const mark = anEntry({
  call: 'viewNotification',
  body: { notificationId: 'notification_0000' },
});
const items = notificationsOf(10);

export const notificationsWalk = walk({
  machine: silent(notificationsMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'notifications.visit', list: 'all' },
    { type: 'notifications.visit', list: 'gifts' },
    { type: 'notifications.visit', list: undefined },
    { type: 'notifications.more' },
    { type: 'notifications.retry' },
    { type: 'notifications.see', id: 'notification_0000' },
    { type: 'notifications.see', id: 'notification_0001' },
    { type: 'notifications.seeAll' },
    { type: 'notifications.told', items: notificationsOf(2), totals },
    { type: 'notifications.listed', items, total: 15, totals },
    { type: 'notifications.listed', items: [], total: 0, totals: notificationTotals({}) },
    { type: 'notifications.marked', totals: notificationTotals({}) },
    { type: 'notifications.refused', problem: problem('not-found') },
    { type: 'notifications.outdated' },
    { type: 'notification.arrived', category: 'gifts' },
    { type: 'player.changed', changed: ['notifications'] },
    { type: 'player.changed', changed: ['gifts'] },
    { type: 'hub.skipped' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'notifications.list' },
    { type: 'port.failed', port: 'notifications.unseen' },
    { type: 'port.failed', port: 'notifications.mark' },
    { type: 'port.failed', port: 'notifications.mark', kept: 'entry-0001' },
    { type: 'outbox.ended', entry: mark, how: 'sent', left: false },
  ],
  // Three things go on beside each other: while two are in flight the third is not begun.
  offers: (event, here) => {
    if (here.matches({ marking: 'saving' }))
      return /\.(see|seeAll|marked|refused|failed)$/.test(event.type);
    if (event.type === 'notifications.see' || event.type === 'notifications.seeAll')
      return here.context.list === 'all' && here.matches({ bell: 'known' });
    if (here.matches({ marking: 'waiting' }))
      return /\.(see|seeAll|ended|closed)$/.test(event.type);
    return (
      here.matches({ page: 'closed' }) ||
      here.matches({ bell: 'known' }) ||
      event.type === 'notifications.told'
    );
  },
  view: ({ context: { list, page, marks, totals: all } }) => [
    list,
    page.pages,
    marks.length,
    all?.unseen,
  ],
});
