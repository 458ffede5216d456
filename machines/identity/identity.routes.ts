import type { Routes } from '../router/screen';

/** Where its screen is. */
export const identityRoutes = {
  identity: {
    paths: ['/identity'],
    guard: 'authenticated',
    page: 'IdentityPage',
    words: ['safety', 'money', 'help'],
  },
} satisfies Routes;
