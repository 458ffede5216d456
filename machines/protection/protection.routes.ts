import type { Routes } from '../router/screen';

/** Where its screen is. */
export const protectionRoutes = {
  protection: {
    paths: ['/settings/protection'],
    guard: 'authenticated',
    page: 'ProtectionPage',
    words: ['settings', 'safety'],
  },
} satisfies Routes;
