import type { NotificationCategory } from '../../contract/notification';
import type { Fact } from '../store/stream';

/** Tells a player's screens that something came in this category [§7 OnNotification]. */
export const notificationFact = (player: string, category: NotificationCategory): Fact => ({
  audience: `player:${player}`,
  handler: 'OnNotification',
  body: { Type: category },
});

/** Tells a player's screens that what they were told of is seen, some of it or all. */
export const notificationsSeenFact = (player: string): Fact => ({
  audience: `player:${player}`,
  handler: 'OnPlayerChange',
  body: { Changed: ['notifications'] },
});
