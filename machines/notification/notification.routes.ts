import type { Routes } from '../router/screen';

/** Where its screens are. */
export const notificationRoutes = {
  post: { paths: ['/post'], guard: 'authenticated', page: 'PostPage' },
  notifications: {
    paths: ['/notifications', '/notifications/:category'],
    guard: 'authenticated',
    page: 'NotificationsPage',
    words: ['people', 'settings', 'safety'],
  },
} satisfies Routes;
