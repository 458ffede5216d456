import type { Routes } from '../router/screen';

/** Where its screens are. */
export const notificationRoutes = {
  notifications: {
    paths: ['/notifications', '/notifications/:category'],
    guard: 'authenticated',
    page: 'NotificationsPage',
  },
} satisfies Routes;
