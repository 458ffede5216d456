import type { Noun } from '../noun';
import { accountRoutes } from './account.routes';
import { settingsRoutes } from './settings.routes';

export const settingsNoun: Noun = {
  routes: [settingsRoutes, accountRoutes],
};
