import type { Routes } from '../router/screen';

/** Where its screens are. */
export const playerRoutes = {
  profileMe: {
    paths: ['/profile/me'],
    guard: 'authenticated',
    page: 'ProfilePage',
    words: ['people', 'settings'],
  },
  profile: { paths: ['/profile/:id'], page: 'PlayerPage', words: ['people', 'settings'] },
} satisfies Routes;
