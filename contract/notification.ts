import * as z from 'zod/mini';
import { call } from './call';
import { NOTIFICATIONS_PAGE, NOTIFICATIONS_UNSEEN_MAX } from './limits';
import { Person } from './player';
import { Done, Id, Instant, PageNumber, pageOf } from './words';

/** The categories of §2 `/notifications/{category}`. */
export const notificationCategories = [
  'friends',
  'gifts',
  'letters',
  'scratchers',
  'challenges',
  'tournaments',
  'achievements',
  'supports',
  'freespin',
] as const;
export const NotificationCategory = z.enum(notificationCategories);
export type NotificationCategory = z.infer<typeof NotificationCategory>;

/** What happened, within its category: the words that a list shows follow from it. */
export const notificationKinds = [
  'friend-requested',
  'friend-accepted',
  'gift-arrived',
  'gift-opened',
  'gift-returned',
  'letter-arrived',
  'scratcher-granted',
  'achievement-completed',
  'mission-finished',
  'spins-granted',
  'level-reached',
  'tournament-soon',
  'tournament-started',
  'tournament-ended',
  'tournament-won',
  'tournament-cancelled',
  'ticket-answered',
  'ticket-resolved',
  'report-decided',
  'conduct-decided',
] as const;
export const NotificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Something that a player is told of [§3 Notification]. */
export const Notification = z.object({
  id: Id,
  type: NotificationCategory,
  kind: NotificationKind,
  /** Whoever brought it about. */
  author: z.optional(Person),
  /** The gift, letter, … that it is about. */
  reference: z.string(),
  createdAt: Instant,
  seenAt: z.optional(Instant),
});
export type Notification = z.infer<typeof Notification>;

/** Unseen ones, per category and in all. */
export const NotificationTotals = z.object({
  unseen: z.int(),
  byCategory: z.record(NotificationCategory, z.int()),
});
export type NotificationTotals = z.infer<typeof NotificationTotals>;

const player = { audience: 'player', spec: '§7 B notifications' } as const;
const command = { ...player, kind: 'command', rate: 'write' } as const;

export const listNotifications = call({
  stance: 'neutral',
  ...player,
  name: 'listNotifications',
  method: 'POST',
  path: '/notifications',
  aliases: [
    { method: 'GET', path: '/notifications' },
    { method: 'GET', path: '/notifications/fetch' },
  ],
  kind: 'read',
  rate: 'read',
  body: z.object({
    page: z._default(PageNumber, 1),
    perPage: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(NOTIFICATIONS_UNSEEN_MAX)),
      NOTIFICATIONS_PAGE,
    ),
    type: z.optional(NotificationCategory),
    onlyUnseen: z._default(z.boolean(), false),
  }),
  out: z.extend(pageOf(Notification), { totals: NotificationTotals }),
  refusals: [],
  says: 'A page of what the caller is told of, newest first, and how much of it is unseen',
});

export const viewNotification = call({
  stance: 'neutral',
  ...command,
  name: 'viewNotification',
  method: 'PUT',
  path: '/notifications/view',
  aliases: [{ method: 'PUT', path: '/notifications/view' }],
  body: z.object({ notificationId: Id }),
  out: z.extend(Done, { totals: NotificationTotals }),
  refusals: ['not-found'],
  says: 'Mark one as seen',
});

export const viewAllNotifications = call({
  stance: 'neutral',
  ...command,
  name: 'viewAllNotifications',
  method: 'PUT',
  path: '/notifications/viewAll',
  body: z.object({ type: z.optional(NotificationCategory) }),
  out: z.extend(Done, { totals: NotificationTotals }),
  refusals: [],
  says: 'Mark all as seen, or all of a category',
});

export const createNotification = call({
  stance: 'neutral',
  ...command,
  name: 'createNotification',
  method: 'POST',
  path: '/notifications/create',
  aliases: [{ method: 'POST', path: '/notifications/create' }],
  out: Done,
  refusals: ['forbidden'],
  spec: '§7 A notifications',
  says: 'Refused to players: a notification follows from what happened, and nothing else makes one',
});
