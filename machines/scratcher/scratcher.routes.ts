import type { Routes } from '../router/screen';

/** Where its screens are. */
export const scratcherRoutes = {
  scratchers: {
    paths: ['/scratchers', '/scratchers/:family'],
    guard: 'authenticated',
    page: 'ScratchersPage',
    words: ['prizes', 'game', 'settings', 'safety'],
  },
} satisfies Routes;
