import type { NotificationCategory } from '../../contract/notification';
import type { StreamKind } from '../store/stream';
import { notificationsSeenFact } from './notification.fact';

/** What a player has looked at. Up to a position of the log, so that a mark never grows. */
export type NotificationEvent =
  | { type: 'notification.seen'; notification: string; at: string }
  | { type: 'notification.allSeen'; category?: NotificationCategory; upTo: number; at: string };

/** One stream a player: marks are recorded, and the lists are folds of them [§4]. */
export const notificationKind: StreamKind<Record<string, never>, NotificationEvent> = {
  name: 'notification',
  initial: {},
  evolve: (state) => state,
  facts: (player) => [notificationsSeenFact(player)],
};
