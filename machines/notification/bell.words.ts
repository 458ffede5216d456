import type { Notification, NotificationTotals } from '../../contract/notification';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { Mark, NotificationTold } from './notifications.words';

export type BellEvent =
  | SessionFact
  /** What is not seen yet, at most a hundred. */
  | { type: 'notifications.told'; items: Notification[]; totals: NotificationTotals }
  /** An answer that was asked for something else says how many there are. */
  | { type: 'notifications.totalled'; totals: NotificationTotals }
  /** What is being saved: counted as seen. */
  | { type: 'notifications.promised'; mark: Mark }
  /** What is shown may be wrong. */
  | { type: 'notifications.outdated' }
  | NotificationTold
  /** A push message: something has arrived. */
  | { type: 'notification.arrived'; category: string }
  | { type: 'player.changed'; changed: string[] }
  | { type: 'hub.skipped' }
  /** The hub tells of whatever happens from now on. */
  | { type: 'hub.listening' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    bell: BellEvent;
  }
}

export const bellPorts = {
  /** POST /notifications with onlyUnseen, the newest hundred [§7 B notifications, §9]. */
  'notifications.unseen': port<
    undefined,
    { type: 'notifications.told'; items: Notification[]; totals: NotificationTotals }
  >('notifications.unseen'),
};
