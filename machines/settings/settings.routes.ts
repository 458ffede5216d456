import type { Routes } from '../router/screen';

/** Where its screens are. */
export const settingsRoutes = {
  settings: { paths: ['/settings'], guard: 'authenticated', page: 'SettingsPage' },
  verified: { paths: ['/verified'], page: 'VerifiedPage' },
} satisfies Routes;
