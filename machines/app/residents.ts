import type { ResidentName } from '../kit/residents';

/** Residents of single pages, which arrive in a chunk of their own: a first visit does without. */
export const lateNames = [
  'activities',
  'bell',
  'folder',
  'gameProfile',
  'giftCounter',
  'gifts',
  'hub',
  'letterChanges',
  'letterCounter',
  'letters',
  'messages',
  'notificationMarks',
  'notifications',
  'online',
  'outbox',
  'people',
  'play',
  'push',
  'relationCounter',
  'relations',
  'review',
  'reviews',
  'round',
  'rounds',
  'socket',
  'tabs',
  'transactions',
  'viewAs',
  'viewChoice',
] as const satisfies readonly ResidentName[];
export type LateName = (typeof lateNames)[number];

export const isLate = (name: string): name is LateName =>
  (lateNames as readonly string[]).includes(name);
