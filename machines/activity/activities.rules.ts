import { isOfficial } from '../../contract/profile.rules';
import type { Route } from '../router/router.rules';

/** Whose feed of activities a screen shows: `me`, or a player's id. */
export const feedOf = (route: Route): string | undefined => {
  if (route.name === 'activities' || route.name === 'profileMe') return 'me';
  const { id } = route.params;
  // The house itself plays nothing: its feed would be asked for and not found.
  return route.name !== 'profile' || id === undefined || isOfficial(id) ? undefined : id;
};
