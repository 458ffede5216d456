import type { RouterContext } from './router.machine';
import { routeOf } from './router.rules';

/** A guest at an address, the lobby unless it says otherwise. */
export const aRouter = (to = '/', given: Partial<RouterContext> = {}): RouterContext => ({
  route: routeOf(to),
  asked: to,
  visitor: { signedIn: false, isVerified: undefined, magicRequired: false, magicHeld: false },
  ...given,
});
