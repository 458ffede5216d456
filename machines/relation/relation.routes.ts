import type { Routes } from '../router/screen';

/** Where its screens are. */
export const relationRoutes = {
  friends: {
    paths: ['/friends', '/friends/:list'],
    guard: 'authenticated',
    page: 'FriendsPage',
    words: ['people', 'settings'],
  },
} satisfies Routes;
