import { profileOf } from '../player/profile.rules';
import type { Route } from '../router/router.rules';

/** Whose feed of activities a screen shows: `me`, or a player's id. */
export const feedOf = (route: Route): string | undefined =>
  route.name === 'activities' ? 'me' : profileOf(route);
