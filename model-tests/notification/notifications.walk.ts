import { notificationTotals } from '../../contract/make/notification';
import { problem } from '../../contract/problems';
import { notificationsMachine } from '../../machines/notification/notifications.machine';
import { notificationsOf } from '../../machines/notification/notifications.sample';
import { anEntry } from '../../machines/outbox/outbox.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

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
    { type: 'list.more' },
    { type: 'list.retry' },
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
  offers: ({ type }, here) => {
    const isKnown = here.matches({ bell: 'known' });
    const isMark = type === 'notifications.see' || type === 'notifications.seeAll';
    if (here.matches({ marking: 'saving' }))
      return isMark || /\.(marked|refused|failed)$/.test(type);
    if (here.matches({ marking: 'waiting' })) return isMark || /\.(ended|closed)$/.test(type);
    if (type === 'session.opened') return here.matches({ bell: 'absent' });
    if (here.matches({ page: 'closed' })) return type !== 'notifications.visit' || isKnown;
    if (!isKnown) return type === 'notifications.told';
    if (here.context.list !== 'all') return /\.(visit|closed)$/.test(type);
    return !isMark || (here.matches({ page: { open: 'shown' } }) && here.context.page.pages === 1);
  },
  view: ({ context: { list, page, marks, totals: all } }) => [
    list,
    page.pages,
    marks.length,
    all?.unseen,
  ],
});
