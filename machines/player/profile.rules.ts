import { isOfficial } from '../../contract/profile.rules';
import type { Route } from '../router/router.rules';

/** Whose profile a screen shows: `me`, or a player's id; none where it is the house's own. */
export const profileOf = ({ name, params: { id } }: Route): string | undefined => {
  if (name === 'profileMe') return 'me';
  // The house itself plays nothing: what it did would be asked for and not found.
  return name !== 'profile' || id === undefined || isOfficial(id) ? undefined : id;
};
