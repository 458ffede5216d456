import * as z from 'zod/mini';
import { LEVEL_DISPLAY_CAP } from './limits';
import { type Notification, NotificationCategory, type NotificationKind } from './notification';

/** What a browser gives for pushing to it (RFC 8030); `token` of registerDeviceToken is its JSON. */
export const PushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1_000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{80,100}={0,2}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,30}={0,2}$/)),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** What a push message carries; the service worker shows it and opens `url`. */
export const PushMessage = z.object({
  id: z.string(),
  category: NotificationCategory,
  /** The language of its words, for whoever has them read aloud. */
  language: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path on this origin. */
  url: z.string(),
});
export type PushMessage = z.infer<typeof PushMessage>;

/** What is said of each kind, and the screen that it opens [§2 notifications]. */
export const pushed: Readonly<Record<NotificationKind, { says: string; url: string }>> = {
  'friend-requested': {
    says: 'Push.{name} would like to be your friend',
    url: '/notifications/friends',
  },
  'friend-accepted': { says: 'Push.{name} is your friend now', url: '/notifications/friends' },
  'gift-arrived': { says: 'Push.{name} sent you a gift', url: '/notifications/gifts' },
  'gift-opened': { says: 'Push.{name} opened your gift', url: '/notifications/gifts' },
  'gift-returned': {
    says: 'Push.A gift came back to you, with its coins',
    url: '/notifications/gifts',
  },
  'letter-arrived': { says: 'Push.{name} wrote you a letter', url: '/notifications/letters' },
  'scratcher-granted': {
    says: 'Push.You were given a scratch card',
    url: '/notifications/scratchers',
  },
  'level-reached': {
    says: 'Push.You reached a new level: its coins are yours',
    url: '/notifications/achievements',
  },
  'spins-granted': {
    says: 'Push.You were given free spins',
    url: '/notifications/freespin',
  },
  'mission-finished': {
    says: 'Push.A mission of the day is done: collect its coins',
    url: '/notifications/challenges',
  },
  'achievement-completed': {
    says: 'Push.You reached an achievement: collect its reward',
    url: '/notifications/achievements',
  },
  'tournament-soon': {
    says: 'Push.A tournament begins in a quarter of an hour',
    url: '/notifications/tournaments',
  },
  'tournament-started': {
    says: 'Push.Your tournament has begun: play',
    url: '/notifications/tournaments',
  },
  'tournament-ended': {
    says: 'Push.Your tournament is decided: see how you did',
    url: '/notifications/tournaments',
  },
  'tournament-won': {
    says: 'Push.You won a prize in a tournament',
    url: '/notifications/tournaments',
  },
  'tournament-cancelled': {
    says: 'Push.A tournament was cancelled: your buy-in came back',
    url: '/notifications/tournaments',
  },
  'ticket-answered': { says: 'Push.Support has answered you', url: '/notifications/supports' },
  'ticket-resolved': {
    says: 'Push.Support has resolved your question',
    url: '/notifications/supports',
  },
  'report-decided': {
    says: 'Push.Your report was looked at',
    url: '/notifications/supports',
  },
  'conduct-decided': {
    says: 'Push.Something was decided about your account',
    url: '/notifications/supports',
  },
};

/** What is said of a level that was reached: its coins, and what else it unlocks [decisions 123, 171]. */
const levelSays = (level: number): string => {
  if (level > LEVEL_DISPLAY_CAP) return pushed['level-reached'].says;
  // By turns a frame and a cloth, from the second level on.
  return level % 2 === 0
    ? 'Push.You reached a new level: its coins and a frame for your face are yours'
    : 'Push.You reached a new level: its coins and a table colour are yours';
};

/** The sentence of one: a level says what it unlocks. */
export const sentenceOf = ({
  kind,
  reference,
}: Pick<Notification, 'kind' | 'reference'>): string =>
  kind === 'level-reached' ? levelSays(Number(reference)) : pushed[kind].says;

const enticing: ReadonlySet<NotificationKind> = new Set([
  'gift-arrived',
  'scratcher-granted',
  'level-reached',
  'spins-granted',
  'mission-finished',
  'achievement-completed',
  'tournament-soon',
  'tournament-started',
]);

/** Whether news of this kind calls somebody to play: nobody is called who is protected from it. */
export const entices = (kind: NotificationKind): boolean => enticing.has(kind);
