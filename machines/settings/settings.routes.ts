import type { Routes } from '../router/screen';

/** Where its screens are. */
export const settingsRoutes = {
  settings: {
    paths: ['/settings'],
    guard: 'authenticated',
    page: 'SettingsPage',
    words: ['settings', 'safety', 'play', 'translate'],
  },
  verified: { paths: ['/verified'], page: 'VerifiedPage', words: ['problems', 'settings'] },
} satisfies Routes;
